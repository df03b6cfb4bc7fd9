import { addDays, easternClock, easternDay, easternTimeToMs, type EasternClock } from '../time/eastern'
import type { Scan } from '../polling/game-day-scan'

const BACK_DAYS = 21
const FORWARD_DAYS = 14
const LAST_RESORT_DAYS = 30
const WEDNESDAY = 3
const TURN_HOUR = 18

/**
 * The search for the tournament to show: days in the order in which they are requested. They go back up to 21, forward
 * up to 14, and 22 to 30 back as a last resort. From Wednesday 18:00, when the golf week turns, the coming weekend
 * comes before the last one.
 */
export function golfDays(nowMs: number): readonly string[] {
  const today = easternDay(nowMs)
  const weekend = daysToSunday(nowMs)
  const offsets = [
    0,
    ...span(1, weekend),
    ...span(1, BACK_DAYS).map((n) => -n),
    ...span(weekend + 1, FORWARD_DAYS),
    ...span(BACK_DAYS + 1, LAST_RESORT_DAYS).map((n) => -n),
  ]
  return offsets.map((offset) => addDays(today, offset))
}

/** The same search as a scan: `game-day-scan.ts` crosses days out, asks the calendar, and remembers the day found. */
export function beginGolfScan(nowMs: number): Scan {
  return { startedAt: nowMs, left: golfDays(nowMs) }
}

export interface CalendarEntry {
  readonly id: string
  readonly label: string
  /** Eastern days. */
  readonly first: string
  readonly last: string
}

const LONGEST_EVENT_DAYS = 10

/** Every day on which the calendar has a tournament, for `withCalendar`. */
export function tournamentDays(entries: readonly CalendarEntry[]): readonly string[] {
  const days = entries.flatMap(({ first, last }) =>
    span(0, LONGEST_EVENT_DAYS)
      .map((n) => addDays(first, n))
      .filter((day) => day <= last),
  )
  return [...new Set(days)]
}

/** The next turn of the golf week, when the coming tournament takes the place of the last one. */
export function nextGolfTurnMs(nowMs: number): number {
  const clock = easternClock(nowMs)
  const days = WEDNESDAY - clock.weekday + (isTurned(clock) ? 7 : 0)
  return easternTimeToMs(addDays(easternDay(nowMs), days), TURN_HOUR, 0)
}

function daysToSunday(nowMs: number): number {
  const clock = easternClock(nowMs)
  return isTurned(clock) ? 7 - clock.weekday : 0
}

function isTurned({ weekday, hour }: EasternClock): boolean {
  return weekday > WEDNESDAY || (weekday === WEDNESDAY && hour >= TURN_HOUR)
}

function span(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
