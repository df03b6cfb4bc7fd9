import { MINUTE_MS } from '../../time/intervals'
import type { Board } from '../board'
import type { Delta } from '../delta'
import { revisionSteps } from '../revision'
import { nothingTouched, touchBoard, type TouchedBoard } from './changes'

/**
 * A client whose board is no older than this gets only the changes. A browser leaves leagues that nobody looks at alone
 * for a quarter of an hour, then asks for them one after the other, each one or two minutes after the one before.
 */
export const CHANGES_COVER_MS = 30 * MINUTE_MS

interface TouchedSince extends TouchedBoard {
  /** Product time. */
  readonly sinceMs: number
}

/** What was touched lately, in two records: once the younger reaches back far enough, it replaces the older. */
export interface TouchedLately {
  readonly older: TouchedSince
  readonly younger?: TouchedSince
}

/** The step to a new revision of the board. `before` is absent when there was no board yet. */
export interface NewRevision {
  readonly before: Board | undefined
  readonly delta: Delta | undefined
  readonly rev: string
}

/**
 * Each record begins with the new revision, since nobody knows which earlier ones a client has seen. The step to that
 * revision is noted all the same: its save may fail, and then the next step starts from the revision before it.
 */
export function noteTouched(
  lately: TouchedLately | undefined,
  { before, delta, rev }: NewRevision,
  nowMs: number,
): TouchedLately {
  const note = (begun: TouchedSince): TouchedSince =>
    before && delta ? { ...touchBoard(begun, before, delta), sinceMs: begun.sinceMs } : begun
  const { older, younger } = rollOver(lately, rev, nowMs)
  return { older: note(older), ...(younger && { younger: note(younger) }) }
}

function rollOver(lately: TouchedLately | undefined, rev: string, nowMs: number): TouchedLately {
  const begun = { ...nothingTouched(rev), sinceMs: nowMs }
  // A new epoch has nothing to do with the one before.
  if (!lately || revisionSteps(lately.older.since, rev) === undefined) return { older: begun }
  const { older, younger = older } = lately
  return nowMs - younger.sinceMs < CHANGES_COVER_MS ? lately : { older: younger, younger: begun }
}
