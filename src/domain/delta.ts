import type { Board } from './board'
import type { Game } from './game'
import type { Sport } from './league'
import { diffObjects, mergePatch, type JsonObject } from './merge-patch'
import { sortGames } from './game-order'

/** What leads a board from one revision to the next. Patches hold changed members only; `null` removes one. */
export interface Delta {
  readonly sport: Sport
  readonly from: string
  readonly to: string
  readonly rows: { readonly games?: RowChanges }
  /** Changed members of the board itself (day, source, content, …). */
  readonly head?: JsonObject
}

export interface RowChanges {
  readonly set: readonly (JsonObject & { readonly id: string })[]
  readonly drop: readonly string[]
}

/** The changes between two boards, or nothing when only their revisions differ. */
export function diffBoards(before: Board, after: Board): Delta | undefined {
  const games = diffRows(before.games, after.games)
  const head = diffObjects(headOf(before), headOf(after))
  if (!games && !head) return undefined
  return {
    sport: after.sport,
    from: before.rev,
    to: after.rev,
    rows: games ? { games } : {},
    ...(head && { head }),
  }
}

/** The board after the delta, or `gap` when it does not start from this board: then ask for the whole. */
export function applyDelta(board: Board, delta: Delta): Board | 'gap' {
  if (delta.sport !== board.sport || delta.from !== board.rev) return 'gap'
  const head = delta.head ? mergePatch(headOf(board), delta.head) : headOf(board)
  const games = delta.rows.games ? sortGames(patchRows(board.games, delta.rows.games)) : board.games
  return { ...(head as unknown as Board), rev: delta.to, games }
}

function headOf(board: Board): JsonObject {
  const { rev: _rev, games: _games, ...head } = board
  return head as unknown as JsonObject
}

function diffRows(before: readonly Game[], after: readonly Game[]): RowChanges | undefined {
  const old = new Map(before.map((game) => [game.id, game]))
  const kept = new Set(after.map((game) => game.id))
  const drop = before.filter((game) => !kept.has(game.id)).map((game) => game.id)
  const set = after.flatMap((game) => {
    const patch = diffObjects((old.get(game.id) ?? {}) as JsonObject, game as unknown as JsonObject)
    return patch ? [{ ...patch, id: game.id }] : []
  })
  return set.length + drop.length > 0 ? { set, drop } : undefined
}

/** Rows that did not change keep their identity, so that screens draw only what changed. */
function patchRows(rows: readonly Game[], changes: RowChanges): readonly Game[] {
  const dropped = new Set(changes.drop)
  const patches = new Map(changes.set.map((patch) => [patch.id, patch]))
  const kept = rows.filter((row) => !dropped.has(row.id))
  const known = new Set(kept.map((row) => row.id))
  const added = changes.set.filter((patch) => !known.has(patch.id))
  return [
    ...kept.map((row) => patched(row as unknown as JsonObject, patches.get(row.id))),
    ...added.map((patch) => patched({}, patch)),
  ]
}

function patched(row: JsonObject, patch: JsonObject | undefined): Game {
  return (patch ? mergePatch(row, patch) : row) as unknown as Game
}
