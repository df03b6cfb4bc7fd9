import { startTransition, useEffect, useState } from 'react'
import { firstPaint } from '../platform/first-paint'

/**
 * False until the first scores are painted: less important parts start only then. It becomes true in small steps,
 * because thirty pictures and tickers at once would keep a phone from answering a press.
 */
export function useAfterFirstPaint(): boolean {
  const [isOver, setIsOver] = useState(firstPaint.isOver)
  useEffect(() => {
    const tell = () => startTransition(() => setIsOver(true))
    if (isOver) return undefined
    if (firstPaint.isOver()) return tell()
    return firstPaint.subscribe(tell)
  }, [isOver])
  return isOver
}
