import { useEffect, useEffectEvent } from 'react'
import { openLayer, type Layer } from '../platform/back-key'

/** For what lies over the page: the browser's back goes a step back in it, or closes it. */
export function useBackStep(back: Layer['back']): void {
  const goBack = useEffectEvent(back)
  useEffect(() => openLayer({ back: () => goBack() }), [])
}
