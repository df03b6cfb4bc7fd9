import type { JsonObject } from '../json'
import { diffObjects, mergePatch } from '../board/merge-patch'
import { captureOf, type Capture } from './capture'
import type { OddsLine } from './odds-line'
import type { GameOddsRecord } from './odds-record'
import type { OddsSport } from './odds-sport'
import { storedLine } from './stored-line'

/** A line as screens show it. */
export interface OddsRow extends OddsLine {
  readonly capture: Capture
}

export type OddsRows = Readonly<Record<string, OddsRow>>

/** The lines of the games of one board, by game id. It holds no time, so that equal lines have an equal revision. */
export interface OddsBoard {
  readonly v: 1
  readonly sport: OddsSport
  readonly rev: string
  readonly rows: OddsRows
}

/** The step of an odds board from one revision to the next: a patch of its rows, in which null drops a game. */
export interface OddsDelta {
  readonly sport: OddsSport
  readonly from: string
  readonly to: string
  readonly rows: JsonObject
}

/** The changes between two odds boards, or nothing when only their revisions differ. */
export function diffOddsBoards(before: OddsBoard, after: OddsBoard): OddsDelta | undefined {
  const rows = diffRows(before.rows, after.rows)
  return rows && { sport: after.sport, from: before.rev, to: after.rev, rows }
}

/** The odds board after the delta, or `gap` if the delta starts from another revision: then request the whole board. */
export function applyOddsDelta(board: OddsBoard, delta: OddsDelta): OddsBoard | 'gap' {
  if (delta.sport !== board.sport || delta.from !== board.rev) return 'gap'
  const rows = mergePatch(board.rows as unknown as JsonObject, delta.rows)
  return { ...board, rev: delta.to, rows: rows as unknown as OddsRows }
}

export function diffRows(before: OddsRows, after: OddsRows): JsonObject | undefined {
  return diffObjects(before as unknown as JsonObject, after as unknown as JsonObject)
}

/** The row of one game: the feed's line as long as it has one, else what is stored; nothing when there is neither. */
export function oddsRow(
  fromFeed: OddsLine | undefined,
  stored: GameOddsRecord | undefined,
): OddsRow | undefined {
  const capture = stored ? captureOf(stored.details) : 'regular'
  // A closing line stays: while the game runs, the feed offers a different line.
  if (stored && (!fromFeed || capture === 'closing')) return { ...storedLine(stored), capture }
  return fromFeed && { ...fromFeed, capture }
}
