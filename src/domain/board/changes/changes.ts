import type { JsonObject } from '../../json'
import type { Board } from '../board'
import { rowListsOf, type RowList } from '../board-rows'
import { applyDelta, headOf, rowsIn, type Delta, type RowChanges } from '../delta'
import { revisionSteps } from '../revision'
import { currentValues, touch, type Touched } from './touched'

/**
 * What was touched on a board since a revision, with the values of now. It leads from that revision, and from each one
 * after it, to the board of now. So it is the same for everybody who asks: it is made once and may be cached.
 */
export interface Changes {
  readonly since: string
  readonly rev: string
  readonly rows: Delta['rows']
  readonly head?: JsonObject
}

/** What was touched since a revision. A row marked `away` was gone in between, so it is sent whole. */
export interface TouchedBoard {
  readonly since: string
  readonly head: Touched
  readonly rows: { readonly [List in RowList]?: Readonly<Record<string, Touched | 'away'>> }
}

export const nothingTouched = (since: string): TouchedBoard => ({ since, head: {}, rows: {} })

export function touchBoard(touched: TouchedBoard, before: Board, delta: Delta): TouchedBoard {
  const lists = rowListsOf(before.sport).map((list) => [list, touchRows(touched, before, list, delta)])
  return {
    since: touched.since,
    head: touch(touched.head, headOf(before), delta.head ?? {}),
    rows: Object.fromEntries(lists) as TouchedBoard['rows'],
  }
}

function touchRows(touched: TouchedBoard, before: Board, list: RowList, delta: Delta) {
  const { set, drop }: RowChanges = delta.rows[list] ?? { set: [], drop: [] }
  const known = touched.rows[list] ?? {}
  const rows = new Map(rowsIn(before, list).map((row) => [row.id, row]))
  const noted = set.map(({ id, ...patch }) => {
    const row = known[id] ?? {}
    return [id, row === 'away' ? row : touch(row, rows.get(id), patch)]
  })
  const gone = drop.map((id) => [id, 'away'])
  return { ...known, ...(Object.fromEntries([...noted, ...gone]) as Record<string, Touched | 'away'>) }
}

/** What was touched, with the values that this board has now. */
export function changesOf(touched: TouchedBoard, board: Board): Changes {
  const rows = rowListsOf(board.sport).flatMap((list) => {
    const changes = rowChanges(touched, board, list)
    return changes.set.length + changes.drop.length > 0 ? [[list, changes]] : []
  })
  const head = currentValues(touched.head, headOf(board)) as JsonObject
  return {
    since: touched.since,
    rev: board.rev,
    rows: Object.fromEntries(rows) as Changes['rows'],
    ...(Object.keys(head).length > 0 && { head }),
  }
}

function rowChanges({ rows: touched }: TouchedBoard, board: Board, list: RowList): RowChanges {
  const rows = new Map(rowsIn(board, list).map((row) => [row.id, row]))
  const all = Object.entries(touched[list] ?? {})
  const set = all.flatMap(([id, inside]) => {
    const row = rows.get(id)
    if (!row) return []
    return [inside === 'away' ? row : { ...(currentValues(inside, row) as JsonObject), id }]
  })
  const drop = all.filter(([id, inside]) => inside === 'away' || !rows.has(id)).map(([id]) => id)
  return { set, drop }
}

/** The board after the changes, or `gap` when the changes do not cover this board's revision. */
export function catchUp(board: Board, { since, rev, rows, head }: Changes): Board | 'gap' {
  const isCovered = steps(since, board.rev) >= 0 && steps(board.rev, rev) >= 0
  if (!isCovered) return 'gap'
  return applyDelta(board, { sport: board.sport, from: board.rev, to: rev, rows, ...(head && { head }) })
}

/** Below zero for revisions of different epochs, which have no number of steps between them. */
const steps = (from: string, to: string) => revisionSteps(from, to) ?? -1
