import { useEffect, useEffectEvent, useReducer } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { afterEmailChangeEvent, type EmailChange } from '../../../domain/people/links/email-change'
import { newAddressOf } from '../../../domain/people/links/link-token'
import { browserClock } from '../../../platform/clock'
import { useAccount } from '../../../state/account'
import { useMailedLinks } from '../../../state/mailed-links'
import { START_PATH } from '../../../state/paths'
import { Button } from '../../../ui/button'
import { PasswordForm } from '../password-form'
import { LinkPage } from './link-page'
import styles from './reset-password.module.css'
import { useRedirect } from './use-redirect'

/** The page behind the link that gives an account another address. */
export function ChangeEmailLink() {
  const [search] = useSearchParams()
  const [, go] = useLocation()
  const token = search.get('token') ?? ''
  const email = newAddressOf(token, atob) ?? ''
  const [page, send] = useReducer(afterEmailChangeEvent, { kind: 'checking' })
  const { lookAtLink, changeAddress } = useMailedLinks()
  const { signIn } = useAccount()
  useEffect(() => {
    void lookAtLink(token).then((link) => send({ kind: 'link-checked', state: link && stateOf(link) }))
  }, [token, lookAtLink])
  useRedirect(page.kind === 'done' ? page : undefined)

  const change = useEffectEvent(async (password: string) => {
    const answer = await changeAddress(token, password)
    if (answer !== 'changed') return send({ kind: 'refused', why: answer })
    // The server has ended all sessions. The user has just proven link and password, so they need not type
    // both again.
    const { ok } = await signIn(email, password)
    send({ kind: 'changed', signedIn: ok, atMs: browserClock.now() })
  })
  const password = page.kind === 'saving' ? page.password : undefined
  useEffect(() => {
    if (password !== undefined) void change(password)
  }, [password])

  if (page.kind === 'checking') return <LinkPage title={TITLE} busy="Checking the link…" />
  return (
    <LinkPage title={(page.kind === 'dead' && page.title) || TITLE} notice={noticeOf(page)}>
      {page.kind === 'dead' ? (
        <Button look="strong" onPress={() => go(START_PATH, { replace: true })}>
          Return to Home
        </Button>
      ) : page.kind === 'done' ? null : (
        <PasswordForm
          className={styles.form}
          submitLabel="Change my email"
          busy={page.kind === 'saving' ? 'Saving…' : undefined}
          error={page.kind === 'valid' ? page.error : undefined}
          onSend={(typed) => send({ kind: 'submitted', password: typed })}
        >
          <p>
            Enter your password, and you sign in as <strong className={styles.address}>{email}</strong> from
            now on.
          </p>
        </PasswordForm>
      )}
    </LinkPage>
  )
}

const TITLE = 'Use this address'

function stateOf({ kind, state }: { readonly kind: string; readonly state: string }) {
  if (state === 'expired') return state
  return kind === 'change' && state === 'good' ? 'good' : 'dead'
}

function noticeOf(page: EmailChange) {
  if (page.kind === 'dead') return { kind: 'error', text: page.text } as const
  return page.kind === 'done' ? ({ kind: 'success', text: page.text } as const) : undefined
}
