import type { Board } from './board'
import { diffBoards } from './delta'

/** How many rows have changed, come or gone; changes of the board's own members count as one together. */
export function countChanges(before: Board, after: Board): number {
  if (before.rev === after.rev) return 0
  const delta = diffBoards(before, after)
  if (!delta) return 0
  const rows = Object.values(delta.rows).map(({ set, drop }) => set.length + drop.length)
  return Math.max(
    1,
    rows.reduce((sum, count) => sum + count, 0),
  )
}
