import { useSyncExternalStore } from 'react'
import { firstPaint } from '../platform/first-paint'

/** False until the first scores are painted: what is only pleasant starts then. */
export function useAfterFirstPaint(): boolean {
  return useSyncExternalStore(firstPaint.subscribe, firstPaint.isOver)
}
