import { startTransition, useEffect, useState } from 'react'

/**
 * Whether something has happened that happens once. It becomes true in small steps: thirty pictures and tickers at once
 * would keep a phone from answering a press.
 */
export function useHasHappened(
  hasHappened: () => boolean,
  subscribe: (listener: () => void) => () => void,
): boolean {
  const [isOver, setIsOver] = useState(hasHappened)
  useEffect(() => {
    const tell = () => startTransition(() => setIsOver(true))
    if (isOver) return undefined
    if (hasHappened()) return tell()
    return subscribe(tell)
  }, [isOver, hasHappened, subscribe])
  return isOver
}
