import type { OddsHistoryRecord } from './odds-change'
import { oddsSportName } from './odds-sport'

/** A row of history as it is read back. */
export type RecordedChange = OddsHistoryRecord & { readonly recorded_at: string }

const LIMIT = 20

/** The lines that moved last, newest first. A first line has not moved. */
export function recentChanges(
  rows: readonly RecordedChange[],
  { sport, limit = LIMIT }: { readonly sport?: string; readonly limit?: number } = {},
): readonly RecordedChange[] {
  const wanted = sport === undefined ? undefined : oddsSportName(sport)
  const moved = rows.filter(
    (row) => row.change_type !== 'initial' && (wanted === undefined || row.sport === wanted),
  )
  moved.sort(newestFirst)
  return moved.slice(0, Math.max(0, limit))
}

/** The history of one game, newest first. */
export function gameHistory(
  rows: readonly RecordedChange[],
  gameId: string,
  sport: string,
): readonly RecordedChange[] {
  const wanted = oddsSportName(sport)
  const own = rows.filter((row) => row.game_id === gameId && row.sport === wanted)
  own.sort(newestFirst)
  return own
}

function newestFirst(a: RecordedChange, b: RecordedChange): number {
  if (a.recorded_at === b.recorded_at) return 0
  return a.recorded_at > b.recorded_at ? -1 : 1
}
