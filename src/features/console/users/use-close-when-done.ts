import { useEffect, useEffectEvent } from 'react'
import { EDIT_SUCCESS_CLOSES_MS } from '../../../domain/time/intervals'

/** Closes the dialog by itself once the operator has had time to read that it worked. */
export function useCloseWhenDone(isDone: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => close(), EDIT_SUCCESS_CLOSES_MS)
    return () => clearTimeout(timer)
  }, [isDone])
}
