import type { Board } from './board'
import { rowListsOf, sortRows, type RowList } from './board-rows'
import type { Sport } from '../league'
import type { JsonObject } from '../json'
import { diffObjects, mergePatch } from './merge-patch'

/** The change of a board from one revision to the next. Patches hold changed members only; `null` removes one. */
export interface Delta {
  readonly sport: Sport
  readonly from: string
  readonly to: string
  readonly rows: { readonly [List in RowList]?: RowChanges }
  /** Changed members of the board itself (day, source, content, the cup, …). */
  readonly head?: JsonObject
}

export interface RowChanges {
  readonly set: readonly Row[]
  readonly drop: readonly string[]
}

type Row = JsonObject & { readonly id: string }

/** The changes between two boards, or nothing when only their revisions differ. */
export function diffBoards(before: Board, after: Board): Delta | undefined {
  const changed = rowListsOf(after.sport).flatMap((list) => {
    const changes = diffRows(rowsIn(before, list), rowsIn(after, list))
    return changes ? [[list, changes] as const] : []
  })
  const head = diffObjects(headOf(before), headOf(after))
  if (changed.length === 0 && !head) return undefined
  return {
    sport: after.sport,
    from: before.rev,
    to: after.rev,
    rows: Object.fromEntries(changed),
    ...(head && { head }),
  }
}

/** The board after the delta, or `gap` when the delta starts from another revision: then request the whole board. */
export function applyDelta(board: Board, delta: Delta): Board | 'gap' {
  if (delta.sport !== board.sport || delta.from !== board.rev) return 'gap'
  const head = delta.head ? mergePatch(headOf(board), delta.head) : headOf(board)
  const rows = rowListsOf(board.sport).map((list) => [list, patchedList(board, list, delta)] as const)
  return { ...head, rev: delta.to, ...Object.fromEntries(rows) } as unknown as Board
}

/** A list that did not change keeps its identity, and so do its rows: screens draw only what changed. */
function patchedList(board: Board, list: RowList, delta: Delta): readonly Row[] {
  const changes = delta.rows[list]
  const rows = rowsIn(board, list)
  return changes ? (sortRows(list, patchRows(rows, changes) as never) as unknown as readonly Row[]) : rows
}

export function rowsIn(board: Board, list: RowList): readonly Row[] {
  return ((board as unknown as JsonObject)[list] ?? []) as unknown as readonly Row[]
}

/** The members of the board itself. */
export function headOf(board: Board): JsonObject {
  const { rev: _rev, ...head } = board as unknown as Record<string, never>
  for (const list of rowListsOf(board.sport)) delete head[list]
  return head
}

function diffRows(before: readonly Row[], after: readonly Row[]): RowChanges | undefined {
  const old = new Map(before.map((row) => [row.id, row]))
  const remaining = new Set(after.map((row) => row.id))
  const drop = before.filter((row) => !remaining.has(row.id)).map((row) => row.id)
  const set = after.flatMap((row) => {
    const patch = diffObjects(old.get(row.id) ?? {}, row)
    return patch ? [{ ...patch, id: row.id }] : []
  })
  return set.length + drop.length > 0 ? { set, drop } : undefined
}

function patchRows(rows: readonly Row[], changes: RowChanges): readonly Row[] {
  const dropped = new Set(changes.drop)
  const patches = new Map(changes.set.map((patch) => [patch.id, patch]))
  const remaining = rows.filter((row) => !dropped.has(row.id))
  const known = new Set(remaining.map((row) => row.id))
  const added = changes.set.filter((patch) => !known.has(patch.id))
  return [
    ...remaining.map((row) => patched(row, patches.get(row.id))),
    ...added.map((patch) => patched(undefined, patch)),
  ]
}

function patched(row: Row | undefined, patch: Row | undefined): Row {
  return patch ? (mergePatch(row ?? {}, patch) as Row) : row!
}
