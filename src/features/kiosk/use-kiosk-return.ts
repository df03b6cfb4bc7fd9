import { useEffect, useEffectEvent } from 'react'
import { KIOSK_RETURN_MS } from '../../domain/intervals'
import { browserTimers, nothing } from '../../platform/timers'

/** A kiosk that somebody stopped goes on once nobody has touched it for a while. */
export function useKioskReturn(isStopped: boolean, onReturn: () => void): void {
  const goOn = useEffectEvent(onReturn)
  useEffect(() => {
    if (!isStopped) return undefined
    let cancel = nothing
    const later = () => {
      cancel()
      cancel = browserTimers.after(KIOSK_RETURN_MS, () => goOn())
    }
    const listening = new AbortController()
    for (const event of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'])
      addEventListener(event, later, { signal: listening.signal, passive: true })
    later()
    return () => {
      listening.abort()
      cancel()
    }
  }, [isStopped])
}
