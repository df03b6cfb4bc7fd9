import { average, percentOf } from '../statistics'

/** The people of one Eastern day, and how many of them came back the next. */
export interface DayAndNext {
  readonly users: number
  readonly back: number
}

export const RETENTION_DAYS = 7

/**
 * Of the users of a day, the share that came back the next, on average over the last 7 full days. Days without
 * users say nothing; a week without any has no retention.
 */
export function retentionRate(days: readonly DayAndNext[]): number | undefined {
  return average(days.flatMap(({ users, back }) => percentOf(back, users) ?? []))
}
