import { easternHoursBehind } from '../../../../src/domain/time/eastern'
import { HOUR_MS } from '../../../../src/domain/time/intervals'
import { rowTime } from '../../server/row-time'

/**
 * SQLite does not know Eastern time. In a span of some weeks the clocks change once at most, so this says how far they
 * are behind UTC before and after that moment, as `EASTERN` needs it. Changes fall on a full hour.
 */
export function easternTurn(fromMs: number, toMs: number) {
  const before = easternHoursBehind(fromMs)
  const after = easternHoursBehind(toMs)
  return { turn: rowTime(turnBetween(fromMs, toMs)), before: `-${before} hours`, after: `-${after} hours` }
}

function turnBetween(fromMs: number, toMs: number): number {
  const after = easternHoursBehind(toMs)
  let first = Math.floor(fromMs / HOUR_MS)
  let last = Math.ceil(toMs / HOUR_MS)
  while (first < last) {
    const middle = Math.floor((first + last) / 2)
    if (easternHoursBehind(middle * HOUR_MS) === after) last = middle
    else first = middle + 1
  }
  return first * HOUR_MS
}

/** The Eastern clock of the moment at which a session began. */
export const EASTERN =
  'datetime(session_start, CASE WHEN session_start < {:turn} THEN {:before} ELSE {:after} END)'
