/**
 * Product time: what every rule takes for "now". In production it is the wall clock; demos, tests and replays
 * start it elsewhere and let it run faster, or stand still (rate 0). Times are milliseconds since 1970.
 */

export interface ClockSetting {
  /** Product time at the anchor. */
  readonly start: number
  /** Wall time at which product time was `start`. */
  readonly anchor: number
  /** Product seconds per wall second. */
  readonly rate: number
}

/** What a server says of its clock. */
export interface ServerTime {
  /** Product time, in milliseconds since 1970. */
  readonly now: number
  /** Product seconds per wall second. */
  readonly rate: number
  /** How often the server asks the feed while games are live; present only if that is more rarely than usual. */
  readonly liveMs?: number
}

export const WALL_CLOCK: ClockSetting = { start: 0, anchor: 0, rate: 1 }

/** Floor of every wait, so that a fast clock does not turn an interval into a busy loop. */
const SHORTEST_WAIT_MS = 1000

/** Whole milliseconds at any rate: the database takes no others. */
export function productTime(clock: ClockSetting, wall: number): number {
  return Math.round(clock.start + (wall - clock.anchor) * clock.rate)
}

/** How long to wait on the wall clock for `productMs` of product time to pass. */
export function wallWaitMs(clock: ClockSetting, productMs: number): number {
  const wall = clock.rate > 0 ? productMs / clock.rate : productMs
  return Math.max(SHORTEST_WAIT_MS, wall)
}
