import { useEffect, useEffectEvent } from 'react'
import { KIOSK_RETURN_MS } from '../../domain/time/intervals'
import { watchIdle } from './watch-idle'

/** Resumes a kiosk that somebody stopped, once nobody has touched it for a while. */
export function useKioskReturn(isStopped: boolean, onReturn: () => void): void {
  const goOn = useEffectEvent(onReturn)
  useEffect(() => (isStopped ? watchIdle(KIOSK_RETURN_MS, () => goOn()) : undefined), [isStopped])
}
