import { useEffect, useEffectEvent } from 'react'
import { serverReach } from '../../../platform/reach'

/** Calls `run` as soon as the server answers again, to repeat what could not be asked before. */
export function useOnServerBack(run: () => void): void {
  const ask = useEffectEvent(run)
  useEffect(() => serverReach.onBack(() => ask()), [])
}
