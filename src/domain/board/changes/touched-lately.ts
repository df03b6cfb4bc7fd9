import { MINUTE_MS } from '../../time/intervals'
import type { Board } from '../board'
import type { Delta } from '../delta'
import { revisionSteps } from '../revision'
import { nothingTouched, touchBoard, type TouchedBoard } from './changes'

/**
 * Who has a board that is no older than this is told only what has changed. Leagues that nobody looks at are left alone for a
 * quarter of an hour and then asked one after the other, each one or two minutes after the one before.
 */
export const CHANGES_COVER_MS = 30 * MINUTE_MS

interface Begun extends TouchedBoard {
  /** Product time. */
  readonly sinceMs: number
}

/** What was touched lately, noted twice: when the younger reaches back far enough, it takes the place of the older. */
export interface TouchedLately {
  readonly older: Begun
  readonly younger?: Begun
}

/** What leads to a new revision of the board: nothing is known of it when there was none before. */
export interface NewRevision {
  readonly before: Board | undefined
  readonly delta: Delta | undefined
  readonly rev: string
}

/**
 * Each begins with the revision that is new, since nobody knows who has seen what before it. The way to that one is
 * noted all the same: its save may fail, and then what comes next starts from the revision before.
 */
export function noteTouched(
  lately: TouchedLately | undefined,
  { before, delta, rev }: NewRevision,
  nowMs: number,
): TouchedLately {
  const note = (begun: Begun): Begun =>
    before && delta ? { ...touchBoard(begun, before, delta), sinceMs: begun.sinceMs } : begun
  const { older, younger } = turned(lately, rev, nowMs)
  return { older: note(older), ...(younger && { younger: note(younger) }) }
}

function turned(lately: TouchedLately | undefined, rev: string, nowMs: number): TouchedLately {
  const begun = { ...nothingTouched(rev), sinceMs: nowMs }
  // A new epoch has nothing to do with the one before.
  if (!lately || revisionSteps(lately.older.since, rev) === undefined) return { older: begun }
  const { older, younger = older } = lately
  return nowMs - younger.sinceMs < CHANGES_COVER_MS ? lately : { older: younger, younger: begun }
}
