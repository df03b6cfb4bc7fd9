import { useEffect, useRef, useState } from 'react'
import { PICTURE_RETRIES } from '../platform/create-picture-gate'
import { pictureGate } from '../platform/picture-gate'

/** How far a picture has come. A card may stand on a screen for days, so one that failed is asked for again. */
export function usePicture() {
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting')
  const failures = useRef(0)
  useEffect(() => {
    if (state !== 'failed' || failures.current++ >= PICTURE_RETRIES) return undefined
    return pictureGate.subscribe(() => setState('waiting'))
  }, [state])
  return [state, setState] as const
}
