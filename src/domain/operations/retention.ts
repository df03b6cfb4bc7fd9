import { DAY_MS, ODDS_KEPT_AFTER_START_MS, SCREEN_KEPT_MS } from '../time/intervals'

/** How long the rows of one collection are kept, counted from the time in one of their columns. */
export interface Retention {
  readonly collection: string
  readonly ageColumn: string
  readonly keptMs: number
  /** Rows of which this is true alone; the others are kept for good. */
  readonly only?: string
}

/** The stated ages. What is not listed is kept for good: odds, users who were ever let in, settings, boards. */
export const RETENTIONS: readonly Retention[] = [
  // A season and the one before it, so that a year can be compared with the last.
  { collection: 'game_odds_history', ageColumn: 'recorded_at', keptMs: 400 * DAY_MS },
  { collection: 'heartbeats', ageColumn: 'at', keptMs: 400 * DAY_MS },
  { collection: 'feature_usage_tracking', ageColumn: 'last_used_at', keptMs: 400 * DAY_MS },
  { collection: 'user_sessions', ageColumn: 'last_activity', keptMs: 365 * DAY_MS },
  // Of fans; what the operators are told is below.
  { collection: 'game_alerts', ageColumn: 'found_at', keptMs: 30 * DAY_MS },
  { collection: 'alerts', ageColumn: 'timestamp', keptMs: 90 * DAY_MS },
  { collection: 'logs', ageColumn: 'timestamp', keptMs: 30 * DAY_MS },
  { collection: 'api_calls', ageColumn: 'minute', keptMs: 30 * DAY_MS },
  // Longer than a device can stay offline and still send the same entry twice.
  { collection: 'outbox_receipts', ageColumn: 'received_at', keptMs: 30 * DAY_MS },
  // Yesterday's are spent or not: nobody asks any more.
  { collection: 'daily_counts', ageColumn: 'day', keptMs: 2 * DAY_MS },
  // No window of guesses lasts as long.
  { collection: 'password_guesses', ageColumn: 'began', keptMs: DAY_MS },
  { collection: 'known_networks', ageColumn: 'used', keptMs: 90 * DAY_MS },
  // Longer than a token is good.
  { collection: 'signed_in_devices', ageColumn: 'renewed', keptMs: 30 * DAY_MS },
  { collection: 'ended_sessions', ageColumn: 'ended', keptMs: 30 * DAY_MS },
  // Nobody has proved the address, so nobody was ever let in: the address may be that of somebody who wants no account.
  { collection: 'users', ageColumn: 'joined_at', keptMs: 7 * DAY_MS, only: 'awaits_proof' },
  { collection: 'screens', ageColumn: 'heard_at', keptMs: SCREEN_KEPT_MS },
  { collection: 'pregame_odds_schedule', ageColumn: 'game_start_time', keptMs: ODDS_KEPT_AFTER_START_MS },
]

/** The largest that PocketBase's own log may grow: whoever asks for what there is not adds a line each time. */
export const MOST_LOG_BYTES = 50_000_000

/** How a column holds a time: PocketBase's dates, our ISO texts, or milliseconds since 1970. */
export type TimeColumn = 'date' | 'text' | 'number'

/** What lies before this is too old; written as the column writes it, so that the two compare. */
export function cutoff({ keptMs }: Retention, nowMs: number, column: TimeColumn): string | number {
  const oldestMs = nowMs - keptMs
  if (column === 'number') return oldestMs
  const iso = new Date(oldestMs).toISOString()
  return column === 'date' ? iso.replace('T', ' ') : iso
}
