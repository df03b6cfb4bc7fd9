import type { RecordedChange } from '../recent-changes'
import { sampleRecord } from './sample-odds'

/** A row of history for tests; override what the test is about. */
export function sampleChange(changes: Partial<RecordedChange> = {}): RecordedChange {
  return {
    ...sampleRecord(),
    change_type: 'initial',
    previous_home_spread: null,
    previous_away_spread: null,
    previous_home_money_line: null,
    previous_away_money_line: null,
    previous_over_under: null,
    recorded_at: '2026-09-06T12:00:00Z',
    ...changes,
  }
}

/** An opening line and two moves of it, the newest first as the server tells them. */
export const THREE_CHANGES: readonly RecordedChange[] = [
  sampleChange({
    change_type: 'line_change',
    home_spread: -8,
    previous_home_spread: -8,
    home_money_line: -350,
    previous_home_money_line: -325,
    details: 'Final odds - HOM -8',
    recorded_at: '2026-09-06T16:45:00Z',
  }),
  sampleChange({
    change_type: 'spread_change',
    home_spread: -8,
    previous_home_spread: -7,
    previous_home_money_line: -325,
    previous_over_under: 47.5,
    recorded_at: '2026-09-06T14:00:00Z',
  }),
  sampleChange(),
]
