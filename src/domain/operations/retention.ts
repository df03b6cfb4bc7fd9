import { DAY_MS, ODDS_KEPT_AFTER_START_MS, SCREEN_KEPT_MS } from '../time/intervals'

/** How long the rows of one collection are kept, counted from the time in one of their columns. */
export interface Retention {
  readonly collection: string
  readonly ageColumn: string
  readonly keptMs: number
  /** A boolean column: only rows in which it is true are removed, the others are kept for good. */
  readonly only?: string
  /** The column has the machine's time, as tokens do: the product's clock may be set to another day, or run fast. */
  readonly isOfMachine?: true
}

/** How long rows are kept. All others are kept for good: odds, users who ever signed in, settings, boards. */
export const RETENTIONS: readonly Retention[] = [
  // A season and the one before it, so that a year can be compared with the last.
  { collection: 'game_odds_history', ageColumn: 'recorded_at', keptMs: 400 * DAY_MS },
  { collection: 'heartbeats', ageColumn: 'at', keptMs: 400 * DAY_MS },
  { collection: 'feature_usage_tracking', ageColumn: 'last_used_at', keptMs: 400 * DAY_MS },
  { collection: 'user_sessions', ageColumn: 'last_activity', keptMs: 365 * DAY_MS },
  // Alerts of fans; the alerts of operators are in the next line.
  { collection: 'game_alerts', ageColumn: 'found_at', keptMs: 30 * DAY_MS },
  { collection: 'alerts', ageColumn: 'last_seen', keptMs: 90 * DAY_MS },
  { collection: 'logs', ageColumn: 'timestamp', keptMs: 30 * DAY_MS },
  { collection: 'api_calls', ageColumn: 'minute', keptMs: 30 * DAY_MS },
  // Longer than a device can stay offline and then still send the same entry a second time.
  { collection: 'outbox_receipts', ageColumn: 'received_at', keptMs: 30 * DAY_MS },
  // Yesterday's counts are never read again.
  { collection: 'daily_counts', ageColumn: 'day', keptMs: 2 * DAY_MS, isOfMachine: true },
  // Every time window that limits guesses is shorter.
  { collection: 'password_guesses', ageColumn: 'began', keptMs: DAY_MS, isOfMachine: true },
  { collection: 'known_networks', ageColumn: 'used', keptMs: 90 * DAY_MS, isOfMachine: true },
  // Longer than a token is good.
  { collection: 'signed_in_devices', ageColumn: 'renewed', keptMs: 30 * DAY_MS, isOfMachine: true },
  { collection: 'ended_sessions', ageColumn: 'ended', keptMs: 30 * DAY_MS, isOfMachine: true },
  // Nobody has proved the address, so nobody could ever sign in: its owner may not want an account.
  { collection: 'users', ageColumn: 'joined_at', keptMs: 7 * DAY_MS, only: 'awaits_proof' },
  { collection: 'screens', ageColumn: 'heard_at', keptMs: SCREEN_KEPT_MS },
  { collection: 'pregame_odds_schedule', ageColumn: 'game_start_time', keptMs: ODDS_KEPT_AFTER_START_MS },
]

/** The most bytes that PocketBase's own log may have, as every request for a missing address adds a line. */
export const MOST_LOG_BYTES = 50_000_000

/** How a column holds a time: PocketBase's dates, our ISO texts, or milliseconds since 1970. */
export type TimeColumn = 'date' | 'text' | 'number'

/** Rows with an earlier time are too old. The value has the format of the column, so that the two can be compared. */
export function cutoff({ keptMs }: Retention, nowMs: number, column: TimeColumn): string | number {
  const oldestMs = nowMs - keptMs
  if (column === 'number') return oldestMs
  const iso = new Date(oldestMs).toISOString()
  return column === 'date' ? iso.replace('T', ' ') : iso
}
