import { MINUTE_MS } from '../../time/intervals'

/**
 * The times of what happened within the last minute, and now once more; as many as are needed to see that it was more
 * often than `most`. A count by the clock's minutes would miss what happens about their end.
 */
export function timesOfLastMinute(times: readonly number[], nowMs: number, most: number): readonly number[] {
  const lately = times.filter((at) => at <= nowMs && nowMs - at < MINUTE_MS)
  return [...lately, nowMs].slice(-(most + 1))
}
