/**
 * A game's whole course is a list of moments, computed once. At any time the scoreboard shows the last moment up to
 * then; between two moments only the clock moves.
 */

export type Side = 'home' | 'away'

/** `break` is between two half innings. */
export type Stage = 'playing' | 'break' | 'endPeriod' | 'halftime' | 'delay' | 'shootout' | 'final'

export interface Moment {
  /** Milliseconds of product time after the scheduled start. */
  readonly at: number
  readonly stage: Stage
  readonly period: number
  /** Seconds on the clock at `at`. It runs down in real time to `runsTo`, and stands when the two are equal. */
  readonly clock: number
  readonly runsTo: number
  readonly home: number
  readonly away: number
}

/** A score that a test forces from outside, so that it can see one at once. */
export interface Forced {
  readonly at: number
  readonly side: Side
  readonly points: number
}

/** What a game is computed from, besides the sport's rules. */
export interface Setup {
  readonly seed: string
  readonly playoff: boolean
  /** -1 to 1; positive when the home team is the better one. */
  readonly edge: number
  readonly outdoor: boolean
  /** Whether college rules apply: halves in basketball, no ties in football. */
  readonly college?: boolean
  readonly forced: readonly Forced[]
}

export function other(side: Side): Side {
  return side === 'home' ? 'away' : 'home'
}

export function clockAt(moment: Moment, at: number): number {
  const elapsed = Math.floor(Math.max(0, at - moment.at) / 1000)
  return Math.max(moment.runsTo, moment.clock - elapsed)
}

/** The number of the last moment at or before `at`, or -1 before the first. */
export function momentIndexAt(moments: readonly Moment[], at: number): number {
  let low = 0
  let high = moments.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((moments[middle] as Moment).at <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Points by period: index 0 is the first. Periods not reached are absent. */
export function pointsByPeriod(moments: readonly Moment[], upTo: number, side: Side): number[] {
  const periods: number[] = []
  let before = 0
  for (let i = 0; i <= upTo; i++) {
    const moment = moments[i] as Moment
    while (periods.length < moment.period) periods.push(0)
    periods[moment.period - 1] = (periods[moment.period - 1] ?? 0) + moment[side] - before
    before = moment[side]
  }
  return periods
}

export function isWinner(moment: Pick<Moment, Side>, side: Side): boolean {
  return moment[side] > moment[other(side)]
}
