import { useEffect, useEffectEvent, useReducer } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import {
  afterCallbackEvent,
  openCallback,
  type AuthCallback,
} from '../../../domain/people/links/auth-callback'
import { SIGN_IN_CLOSES_AFTER_MS } from '../../../domain/time/intervals'
import { useAccount } from '../../../state/account'
import { FailedLink } from './failed-link'
import { LinkPage } from './link-page'
import { useOnServerBack } from './use-on-server-back'

/** The page to which a sign-in provider sends the browser back. */
export function AuthCallbackPage() {
  const [search] = useSearchParams()
  const [, go] = useLocation()
  const [page, send] = useReducer(afterCallbackEvent, search, openPage)
  const { comeFromProvider } = useAccount()
  const code = page.kind === 'loading' ? page.code : undefined

  const exchange = useEffectEvent(async (given: string) => {
    const answer = await comeFromProvider(given, search.get('state') ?? '')
    if (answer.kind === 'signed-in') return send({ kind: 'exchanged', from: answer.from })
    if (answer.kind === 'foreign') return send(answer)
    send({ ...answer, kind: 'exchange-failed' })
  })
  useEffect(() => {
    if (code !== undefined) void exchange(code)
  }, [code])
  const to = page.kind === 'success' ? page.redirectsTo : undefined
  useEffect(() => {
    if (to === undefined) return undefined
    const timer = setTimeout(() => go(to, { replace: true }), SIGN_IN_CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [to, go])

  const retry = () => send({ kind: 'retried' })
  useOnServerBack(retry)

  if (page.kind === 'loading') return <LinkPage title={TITLE} busy="Signing you in…" />
  if (page.kind === 'success')
    return <LinkPage title={TITLE} notice={{ kind: 'success', text: 'Welcome back!' }} />
  return <FailedLink title={TITLE} text={page.text} onRetry={page.retries ? retry : undefined} />
}

const TITLE = 'Sign in'

function openPage(search: URLSearchParams): AuthCallback {
  return openCallback(Object.fromEntries(search))
}
