import { average, percentOf } from '../statistics'

/** The users of one Eastern day, and how many of them came back the next day. */
export interface DayAndNext {
  readonly users: number
  readonly back: number
}

export const RETENTION_DAYS = 7

/**
 * The percentage of a day's users that came back the next day, averaged over the last 7 full days. Days without users
 * are left out; a week without users has no retention.
 */
export function retentionRate(days: readonly DayAndNext[]): number | undefined {
  return average(days.flatMap(({ users, back }) => percentOf(back, users) ?? []))
}
