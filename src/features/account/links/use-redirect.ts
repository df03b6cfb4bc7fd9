import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { browserClock } from '../../../platform/clock'

interface Redirect {
  readonly redirectsTo: string
  readonly atMs: number
}

/** Leads on by itself when it is time. What a link led to is no page to come back to. */
export function useRedirect(redirect: Redirect | undefined): void {
  const [, go] = useLocation()
  const to = redirect?.redirectsTo
  const atMs = redirect?.atMs
  useEffect(() => {
    if (to === undefined || atMs === undefined) return undefined
    const timer = setTimeout(() => go(to, { replace: true }), atMs - browserClock.now())
    return () => clearTimeout(timer)
  }, [to, atMs, go])
}
