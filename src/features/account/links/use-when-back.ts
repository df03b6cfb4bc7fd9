import { useEffect, useEffectEvent } from 'react'
import { serverReach } from '../../../platform/reach'

/** What could not be asked is asked by itself as soon as the server answers again. */
export function useWhenBack(run: () => void): void {
  const ask = useEffectEvent(run)
  useEffect(() => serverReach.onBack(() => ask()), [])
}
