import { firstPaint } from '../platform/first-paint'
import { useHasHappened } from './use-has-happened'

/** False until the first scores are painted: less important parts start only then. */
export function useAfterFirstPaint(): boolean {
  return useHasHappened(firstPaint.isOver, firstPaint.subscribe)
}
