import { useEffect, useEffectEvent, useReducer } from 'react'
import { useSearchParams } from 'wouter'
import {
  afterConfirmationEvent,
  openConfirmation,
  type ConfirmationLink,
} from '../../../domain/people/links/email-confirmation'
import { addressOf } from '../../../domain/people/links/link-token'
import { browserClock } from '../../../platform/clock'
import { useAccount } from '../../../state/account'
import { useMailedLinks } from '../../../state/mailed-links'
import { ChangeEmailLink } from './change-email-link'
import { FailedLink } from './failed-link'
import { LinkPage } from './link-page'
import { useRedirect } from './use-redirect'
import { useOnServerBack } from './use-on-server-back'

/**
 * The page behind the links that prove an address: the address of a sign-up, or the new one of an account.
 */
export function ConfirmEmail() {
  const [search] = useSearchParams()
  return search.get('kind') === 'change' ? <ChangeEmailLink /> : <ConfirmSignUp />
}

function ConfirmSignUp() {
  const [search] = useSearchParams()
  const [page, send] = useReducer(afterConfirmationEvent, readLink(search), openConfirmation)
  const links = useMailedLinks()
  const account = useAccount()
  const token = search.get('token') ?? ''
  const address = addressOf(token, atob)
  const call = page.kind === 'loading' ? page.call : undefined

  const ask = useEffectEvent(async (asked: 'confirm' | 'check-session') => {
    if (asked === 'check-session') {
      const session = await account.lookAtSession()
      return send({ kind: 'session-checked', session, address, atMs: browserClock.now() })
    }
    const reply = await links.confirmEmail(token)
    if (reply.kind === 'refused') return send({ kind: 'failed', problem: reply.problem })
    // If this browser is signed in, the page shows at once what a proven address unlocks.
    void account.lookAtSession()
    send({ kind: 'confirmed', atMs: browserClock.now() })
  })
  useEffect(() => {
    if (call) void ask(call)
  }, [call])
  useRedirect(page.kind === 'success' ? page : undefined)
  const retry = () => send({ kind: 'retried' })
  useOnServerBack(retry)

  if (page.kind === 'loading') return <LinkPage title={TITLE} busy="Confirming your email…" />
  if (page.kind === 'success')
    return <LinkPage title={TITLE} notice={{ kind: 'success', text: 'Your email is confirmed. Welcome!' }} />
  return (
    <FailedLink
      title={page.kind === 'expired' ? page.title : TITLE}
      text={page.text}
      newLinkTo={page.kind === 'expired' ? address : undefined}
      onRetry={page.kind === 'error' && page.canRetry ? retry : undefined}
    />
  )
}

const TITLE = 'Confirm your email'

function readLink(search: URLSearchParams): ConfirmationLink {
  const code = search.get('error_code') ?? search.get('error')
  if (code) return { problem: { code } }
  return { token: search.get('token') ?? '' }
}
