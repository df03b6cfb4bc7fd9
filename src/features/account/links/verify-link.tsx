import { useEffect, useEffectEvent, useReducer } from 'react'
import { useSearchParams } from 'wouter'
import { readVerifyLink, type UsableLink } from '../../../domain/people/links/verify-link'
import { afterVerifyEvent, type VerifyPage } from '../../../domain/people/links/verify-page'
import type { AuthFailure } from '../../../domain/people/sign-in/auth-failure'
import { unjudgedText } from '../../../domain/people/sign-in/connection-failure'
import { browserClock } from '../../../platform/clock'
import { useAccount } from '../../../state/account'
import { useMailedLinks } from '../../../state/mailed-links'
import { FailedLink } from './failed-link'
import { LinkPage } from './link-page'
import { useOnServerBack } from './use-on-server-back'
import { useRedirect } from './use-redirect'

/** The page behind links with a token or a code, as older mails and other servers write them. */
export function VerifyLinkPage() {
  const [search] = useSearchParams()
  const [page, send] = useReducer(afterVerifyEvent, search, openPage)
  const links = useMailedLinks()
  const account = useAccount()

  const lookAtSession = useEffectEvent(async () => {
    const { hasSession } = await account.lookAtSession()
    send({ kind: 'session-checked', hasSession, atMs: browserClock.now() })
  })
  const fail = (failure: AuthFailure, message?: string) => {
    const unjudged = unjudgedText(failure)
    if (unjudged !== undefined) return send({ kind: 'unjudged', text: unjudged })
    send({ kind: 'failed', message, atMs: browserClock.now() })
  }
  const verify = useEffectEvent(async (link: UsableLink) => {
    if (link.kind === 'one-time-code') {
      const answer = await account.signInWithCode(search.get('otp_id') ?? '', link.code)
      if (!answer.ok) return fail(answer.failure)
      return send({ kind: 'verified', signedIn: true, atMs: browserClock.now() })
    }
    const reply = await links.confirmEmail(link.kind === 'token-hash' ? link.hash : link.code)
    if (reply.kind === 'taken') return send({ kind: 'verified', signedIn: false, atMs: browserClock.now() })
    fail(reply.problem, reply.problem.message)
  })
  useEffect(() => {
    if (page.kind === 'checking-session') void lookAtSession()
    if (page.kind === 'verifying') void verify(page.link)
  }, [page])
  useRedirect(page.kind === 'done' ? page : undefined)
  const retry = () => send({ kind: 'retried' })
  useOnServerBack(retry)

  if (page.kind === 'unjudged') return <FailedLink title={TITLE} text={page.text} onRetry={retry} />
  if (page.kind !== 'done') return <LinkPage title={TITLE} busy="Verifying your email…" />
  return <LinkPage title={TITLE} notice={{ kind: page.tone, text: page.text }} />
}

const TITLE = 'Verify your email'

function openPage(search: URLSearchParams): VerifyPage {
  return { kind: 'checking-session', link: readVerifyLink(Object.fromEntries(search)) }
}
