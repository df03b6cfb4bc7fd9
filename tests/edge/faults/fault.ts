import { row, type Row } from '../../bench/row'
import type { Stand } from './stand'

/** How large a fault is: the command tries large ones, the tests a small version of them. */
export interface Size {
  readonly viewers: number
  readonly silent: number
  readonly originAwayMs: number
  readonly redisAwayMs: number
}

/** The result of a fault: rules that hold on every machine, and times, which only a calm machine keeps. */
export interface Outcome {
  readonly counted: readonly Row[]
  readonly timed: readonly Row[]
}

export type Fault = (stand: Stand, size: Size) => Promise<Outcome>

export function holds(what: string, value: string, does: boolean): Row {
  return row(what, 'so', value, does)
}

export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
