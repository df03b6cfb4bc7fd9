import { COLUMNS, type GameOddsRecord } from './odds-record'
import type { RecordedChange } from './recent-changes'

/**
 * History, the newest row first, with the mark of the game's record on the newest row: a final or closing line that has
 * not moved has no row of its own, and once the game has left the odds board nothing else says that it was one.
 */
export function markedHistory(
  rows: readonly RecordedChange[],
  record: GameOddsRecord | undefined,
): readonly RecordedChange[] {
  const [newest, ...older] = rows
  if (!newest || !record || !isSameLine(newest, record)) return rows
  return [{ ...newest, details: record.details }, ...older]
}

function isSameLine(row: RecordedChange, record: GameOddsRecord): boolean {
  return ['provider_id' as const, ...Object.values(COLUMNS)].every((column) => row[column] === record[column])
}
