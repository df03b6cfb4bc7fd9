import { useEffect, useEffectEvent } from 'react'
import { EDIT_SUCCESS_CLOSES_MS } from '../../../domain/time/intervals'

/** A success is read, and then the dialog goes by itself. */
export function useClosing(isDone: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => close(), EDIT_SUCCESS_CLOSES_MS)
    return () => clearTimeout(timer)
  }, [isDone])
}
