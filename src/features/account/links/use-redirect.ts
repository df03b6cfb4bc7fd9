import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { browserClock } from '../../../platform/clock'

interface Redirect {
  readonly redirectsTo: string
  readonly atMs: number
}

/**
 * Goes to the next page when it is time. It replaces the history entry, so that Back does not return to a
 * used link.
 */
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
