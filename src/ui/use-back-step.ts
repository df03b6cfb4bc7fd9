import { useEffectEvent, useLayoutEffect } from 'react'
import { openLayer, type Layer } from '../platform/back-key'

/** For layers over the page: the browser's Back goes one step back in the layer, or closes it. */
export function useBackStep(back: Layer['back']): void {
  const goBack = useEffectEvent(back)
  // A layout effect, as from the first frame on the layer is what Back means.
  useLayoutEffect(() => openLayer({ back: () => goBack() }), [])
}
