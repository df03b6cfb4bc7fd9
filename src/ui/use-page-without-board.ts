import { useEffect } from 'react'
import { firstPaint } from '../platform/first-paint'

/**
 * For pages that show no scores: the account, the live connection and the worker begin after the first scores, and here
 * none will come. `isShown` is false while the page may still lead to scores.
 */
export function usePageWithoutBoard(isShown = true): void {
  useEffect(() => {
    if (isShown) firstPaint.drawn()
  }, [isShown])
}
