import { useEffect, useReducer, useState, type SyntheticEvent } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { afterResetEvent, signsOut, type PasswordReset } from '../../../domain/people/links/password-reset'
import { setPasswordHint } from '../../../domain/people/passwords/new-password'
import { browserClock } from '../../../platform/clock'
import { useAccount } from '../../../state/account'
import { useMailedLinks } from '../../../state/mailed-links'
import { Button } from '../../../ui/button'
import { SubmitButton } from '../../../ui/submit-button'
import { FormNotice } from '../form-notice'
import { NewPasswordFields } from '../new-password-fields'
import { LinkPage } from './link-page'
import styles from './reset-password.module.css'
import { useRedirect } from './use-redirect'

/** The page behind a link that sets a password, which comes by mail or from `npm run operator`. */
export function ResetPassword() {
  const [search] = useSearchParams()
  const [, go] = useLocation()
  const token = search.get('token') ?? ''
  const [page, send] = useReducer(afterResetEvent, { kind: 'checking' })
  const { lookAtLink } = useMailedLinks()
  const [isFirst, setIsFirst] = useState(false)
  useEffect(() => {
    if (token === '') return send({ kind: 'link-checked', valid: false })
    // Only the server knows whether a link has expired: the clock of this device may be a day off, and the clock of the
    // scores may run on another day. If the server cannot be asked, the form is shown, and saving it reports the
    // problem.
    void lookAtLink(token).then((link) => {
      setIsFirst(link?.isInvitation === true)
      send({ kind: 'link-checked', valid: !link || (link.kind === 'reset' && link.state === 'good') })
    })
  }, [token, lookAtLink])
  useSaving(page, token, isFirst, send)
  useRedirect(page.kind === 'done' ? page : undefined)

  if (page.kind === 'checking') return <LinkPage title="Set a new password" busy="Checking the link…" />
  return (
    <LinkPage title={isFirst ? 'Choose your password' : 'Set a new password'} notice={noticeOf(page)}>
      {page.kind === 'invalid' ? (
        <Button look="strong" onPress={() => go('/', { replace: true })}>
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

function useSaving(page: PasswordReset, token: string, isFirst: boolean, send: Send): void {
  const { setPassword } = useMailedLinks()
  const { signOut, lookAtSession } = useAccount()
  const password = page.kind === 'saving' ? page.password : undefined
  useEffect(() => {
    if (password === undefined) return
    void setPassword(token, password).then((answer) => {
      if (answer !== 'set') return send({ kind: 'save-failed', why: answer })
      send({ kind: 'saved', atMs: browserClock.now(), isFirst })
      // If this account was signed in here, its session has ended, and the page must not go on as if it had not.
      void lookAtSession()
    })
  }, [password, token, isFirst, setPassword, lookAtSession, send])
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
