import { useEffect, useEffectEvent, useReducer, useState, type SyntheticEvent } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import {
  afterResetEvent,
  signsOut,
  type PasswordReset,
  type ResetRefusal,
} from '../../../domain/people/links/password-reset'
import { setPasswordHint } from '../../../domain/people/passwords/new-password'
import { browserClock } from '../../../platform/clock'
import { useAccount } from '../../../state/account'
import { useMailedLinks } from '../../../state/mailed-links'
import { START_PATH } from '../../../state/paths'
import { Button } from '../../../ui/button'
import { SubmitButton } from '../../../ui/submit-button'
import { FormNotice } from '../form-notice'
import { NewPasswordFields } from '../new-password-fields'
import { LinkPage } from './link-page'
import styles from './reset-password.module.css'
import { useOnServerBack } from './use-on-server-back'
import { useRedirect } from './use-redirect'

/** The page behind a link that sets a password, which comes by mail or from `npm run operator`. */
export function ResetPassword() {
  const [search] = useSearchParams()
  const [, go] = useLocation()
  const token = search.get('token') ?? ''
  const [page, send] = useReducer(afterResetEvent, { kind: 'checking' })
  const { lookAtLink } = useMailedLinks()
  const [seen, setSeen] = useState<{ readonly isInvitation?: true }>()
  const isFirst = seen?.isInvitation === true
  // Only the server knows whether a link has expired: the clock of this device may be a day off, and the clock of the
  // scores may run on another day. If the server cannot be asked, the form is shown, and saving it reports the
  // problem.
  const looked = (link: Awaited<ReturnType<typeof lookAtLink>>) => {
    setSeen(link)
    send({ kind: 'link-checked', valid: !link || (link.kind === 'reset' && link.state === 'good') })
  }
  // Only the server knows, too, whether the stricter rules of a first password hold.
  const lookAgain = () => {
    if (token !== '' && !seen) void lookAtLink(token).then(looked)
  }
  const firstLooked = useEffectEvent(looked)
  useEffect(() => {
    if (token === '') return send({ kind: 'link-checked', valid: false })
    void lookAtLink(token).then((link) => firstLooked(link))
  }, [token, lookAtLink])
  useOnServerBack(lookAgain)
  useSaving(page, token, isFirst, send, lookAgain)
  useRedirect(page.kind === 'done' ? page : undefined)

  if (page.kind === 'checking') return <LinkPage title="Set a new password" busy="Checking the link…" />
  return (
    <LinkPage title={isFirst ? 'Choose your password' : 'Set a new password'} notice={noticeOf(page)}>
      {page.kind === 'invalid' ? (
        <Button look="strong" onPress={() => go(START_PATH, { replace: true })}>
          {page.button}
        </Button>
      ) : page.kind === 'done' ? null : (
        <NewPasswordForm page={page} isFirst={isFirst} send={send} />
      )}
    </LinkPage>
  )
}

function noticeOf(page: PasswordReset) {
  if (page.kind === 'invalid') return { kind: 'error', text: page.text } as const
  return page.kind === 'done' ? ({ kind: 'success', text: page.text } as const) : undefined
}

type Send = (event: Parameters<typeof afterResetEvent>[1]) => void

function useSaving(
  page: PasswordReset,
  token: string,
  isFirst: boolean,
  send: Send,
  onRefused: () => void,
): void {
  const { setPassword } = useMailedLinks()
  const { signOut, lookAtSession } = useAccount()
  const password = page.kind === 'saving' ? page.password : undefined
  const answered = useEffectEvent((answer: 'set' | ResetRefusal) => {
    if (answer !== 'set') {
      onRefused()
      return send({ kind: 'save-failed', why: answer })
    }
    send({ kind: 'saved', atMs: browserClock.now(), isFirst })
    // If this account was signed in here, its session has ended, and the page must not go on as if it had not.
    void lookAtSession()
  })
  useEffect(() => {
    if (password !== undefined) void setPassword(token, password).then((answer) => answered(answer))
  }, [password, token, setPassword])
  const mustSignOut = signsOut(page)
  useEffect(() => {
    if (mustSignOut) signOut()
  }, [mustSignOut, signOut])
}

interface FormProps {
  readonly page: Extract<PasswordReset, { kind: 'valid' | 'saving' | 'failed' }>
  readonly isFirst: boolean
  readonly send: Send
}

function NewPasswordForm({ page, isFirst, send }: FormProps) {
  const [entry, setEntry] = useState({ password: '', confirm: '' })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    send({ kind: 'submitted', entry, isFirst })
  }
  const error = page.kind === 'saving' ? undefined : page.error
  const isBusy = page.kind === 'saving'
  return (
    <form onSubmit={submit} className={styles.form} noValidate aria-busy={isBusy}>
      <NewPasswordFields entry={entry} onType={setEntry} {...(isFirst && { hint: setPasswordHint() })} />
      <FormNotice notice={error === undefined ? undefined : { kind: 'error', text: error }} />
      <SubmitButton label="Set password" disabled={isBusy} busy={isBusy ? 'Saving…' : undefined} />
    </form>
  )
}
