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
  useEffect(() => {
    if (!redirect) return undefined
    const { redirectsTo, atMs } = redirect
    const timer = setTimeout(() => go(redirectsTo, { replace: true }), atMs - browserClock.now())
    return () => clearTimeout(timer)
  }, [redirect, go])
}
