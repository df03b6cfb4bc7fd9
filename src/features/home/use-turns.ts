import { useEffect } from 'react'
import type { Slug } from '../../domain/league'
import { usePorts } from '../../state/ports'

/** How long a league is followed before the next one is. */
const TURN_MS = 10_000

/** A page follows one league at a time; here they take turns, so that none gets older than a minute. */
export function useTurns(slugs: readonly Slug[]): void {
  const { showBoard } = usePorts()
  const order = slugs.join()
  useEffect(() => {
    const turns = order.split(',').filter((slug) => slug !== '') as Slug[]
    let turn = 0
    const next = () => {
      const slug = turns[turn++ % turns.length]
      if (slug) showBoard(slug)
    }
    next()
    const timer = setInterval(next, TURN_MS)
    return () => clearInterval(timer)
  }, [order, showBoard])
}
