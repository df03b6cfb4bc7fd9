import type { Phase } from '../game/game'
import type { Count } from '../game/open-count'

/** What a period label is made from, free of any provider's words. */
export interface PeriodFacts {
  readonly phase: Phase
  /** Counts on in overtime; at halftime it is the ended one. Below 1 when unknown. */
  readonly period: number
  /** `8:36`, `0.0`, or empty. */
  readonly clock: string
  /** The feed's short status text. */
  readonly text: string
  readonly pause: 'none' | 'halftime' | 'period-end' | 'delay'
  readonly tied: boolean
  readonly playoffs: boolean
  /** Baseball, while a batter is up. */
  readonly count?: Count
}

/** What tells how a finished game ended. */
export type FinalFacts = Pick<PeriodFacts, 'period' | 'text' | 'playoffs'>

const LAST_PERIOD = 20

/** The label while a game waits, when its period and clock would say that it runs. */
export const DELAYED = 'DELAYED'

export function isValidPeriod(period: number): boolean {
  return period >= 1 && period <= LAST_PERIOD
}

/** Football and hockey write `0:00`, basketball `0.0`. */
export function isClockAtZero(clock: string): boolean {
  return /^[0:.]*0$/.test(clock)
}

export function isPeriodOver(facts: PeriodFacts): boolean {
  return facts.pause === 'period-end' || isClockAtZero(facts.clock)
}

export function withClock(period: string, clock: string): string {
  return clock === '' ? period : `${period} • ${clock}`
}

/** `1st`, `2nd`, `11th`, `22nd`. */
export function ordinal(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${ending}`
}

/** `OT`, `2OT`, `3OT`. */
export function overtime(n: number): string {
  return n === 1 ? 'OT' : `${n}OT`
}
