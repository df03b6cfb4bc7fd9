import { MINUTE_MS } from '../../time/intervals'
import type { Suspect } from './suspects'

/** A part that had trouble around the issue, and what is known of that trouble. */
export interface TroubledPart extends Suspect {
  /** When its trouble began, as far as the evidence reaches. */
  readonly sinceMs: number
  /** How many log lines and calls speak of the trouble. */
  readonly weight: number
  /** The issue itself is trouble of this part. */
  readonly isOwn: boolean
  /**
   * False for calls without log lines: when they began to fail is unknown, so they count as no earlier and explain
   * nothing.
   */
  readonly isTimed: boolean
  /** Something failed. A part that was only slow, or only wrote warnings, explains little. */
  readonly isBroken: boolean
  /** The part reported its trouble itself, so no other part can be the cause of it. */
  readonly isSaidByPart: boolean
  readonly facts: readonly string[]
}

/** Log lines are saved late and clocks differ, so times within this span count as the same time. */
export const SAME_TIME_MS = MINUTE_MS
