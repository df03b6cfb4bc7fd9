import type { JsonObject } from '../../json'
import { gamesOf, type Board } from '../board'
import type { Delta, RowChanges } from '../delta'
import { combinePatches, mergePatch } from '../merge-patch'
import { checkWords } from './check-words'
import { withoutDerivedMembers, withDerivedMembers } from './derived-members'
import { readRow, SHORT_ROW, writeRow } from './short-row'

/**
 * A delta in few characters, for a client that has the board it starts from. `4t3:45y26;15t1:02` changes two games,
 * which are named by the ends of their ids. It leaves out what follows from other changes (derived-members.ts).
 */
export interface ShortDelta {
  readonly from: string
  readonly to: string
  /** The checksum of the words of the changed games (check-words.ts). */
  readonly check: string
  readonly rows: string
  /** Everything without a short form, as in a delta: rows that are new or gone, other lists, the head. */
  readonly rest: Partial<Pick<Delta, 'rows' | 'head'>>
}

type Row = RowChanges['set'][number]

const ROW = `(\\d+)(${SHORT_ROW});`
const EACH_ROW = new RegExp(ROW, 'g')

/** A pattern for `rows`, which finds in a longer text where they end. */
export const SHORT_ROWS = `(?:\\d+${SHORT_ROW};)*`

export function shortDelta(before: Board, delta: Delta): ShortDelta {
  const known = rowsById(before)
  const ids = [...known.keys()]
  const changed: JsonObject[] = []
  const left: Row[] = []
  let rows = ''
  for (const patch of delta.rows.games?.set ?? []) {
    const row = known.get(patch.id)
    if (row) changed.push(mergePatch(row, patch))
    const name = row && endOf(patch.id, ids)
    const { id: _id, ...told } = row ? withoutDerivedMembers(row, patch) : patch
    const { text, rest } = name === undefined ? { text: '', rest: told } : writeRow(told)
    if (text !== '') rows += `${name}${text};`
    if (Object.keys(rest).length > 0) left.push({ ...rest, id: patch.id })
  }
  return { from: delta.from, to: delta.to, check: checkWords(changed), rows, rest: restOf(delta, left) }
}

/** The delta that was shortened, or `gap` when it does not fit this board. */
export function longDelta(board: Board, { from, to, check, rows, rest }: ShortDelta): Delta | 'gap' {
  const known = rowsById(board)
  const told = from === board.rev ? readRows(rows, known) : undefined
  if (!told) return 'gap'
  for (const patch of rest.rows?.games?.set ?? [])
    told.set(patch.id, combinePatches(told.get(patch.id) ?? {}, patch))
  const changed: JsonObject[] = []
  const set = [...told].map(([id, patch]) => {
    const row = known.get(id)
    const whole = row ? withDerivedMembers(row, patch) : patch
    if (row) changed.push(mergePatch(row, whole))
    return { ...whole, id }
  })
  if (checkWords(changed) !== check) return 'gap'
  const drop = rest.rows?.games?.drop ?? []
  const games = set.length + drop.length > 0 ? { games: { set, drop } } : {}
  const head = rest.head && { head: rest.head }
  return { sport: board.sport, from, to, rows: { ...rest.rows, ...games }, ...head }
}

function rowsById(board: Board): ReadonlyMap<string, Row> {
  return new Map(gamesOf(board).map((game) => [game.id, game as unknown as Row]))
}

function restOf(delta: Delta, left: readonly Row[]): ShortDelta['rest'] {
  const { games, ...others } = delta.rows
  const drop = games?.drop ?? []
  const rows = { ...others, ...(left.length + drop.length > 0 && { games: { set: left, drop } }) }
  return { ...(Object.keys(rows).length > 0 && { rows }), ...(delta.head && { head: delta.head }) }
}

function readRows(text: string, rows: ReadonlyMap<string, Row>): Map<string, JsonObject> | undefined {
  const ids = [...rows.keys()]
  const read = new Map<string, JsonObject>()
  for (const [, end = '', short = ''] of text.matchAll(EACH_ROW)) {
    const [id, other] = ids.filter((one) => one.endsWith(end))
    const patch = readRow(short)
    if (id === undefined || other !== undefined || !patch) return undefined
    read.set(id, patch)
  }
  return read
}

/** The shortest end of an id that no other id has; undefined if that is no number or another id ends with all of it. */
function endOf(id: string, ids: readonly string[]): string | undefined {
  for (let length = 1; length <= id.length; length++) {
    const end = id.slice(-length)
    if (ids.filter((other) => other.endsWith(end)).length === 1) return /^\d+$/.test(end) ? end : undefined
  }
  return undefined
}
