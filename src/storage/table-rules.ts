import { isOlderRevision } from '../domain/board/revision'
import { parseTeamKey } from '../domain/people/favourites/team-key'
import { isEarlierCheck } from '../domain/time/earlier-check'
import { productNow } from '../platform/clock'
import type { Rows, TableName } from './rows'
import { shareBoard } from './share-board'

/** What storage has to know of a table; everything else is the same for all. */
export interface TableRule<Row> {
  readonly keyOf: (row: Row) => string
  /** Two tabs may write: a slow answer must never replace a row that was confirmed later. */
  readonly isOlder: (next: Row, known: Row) => boolean
  /** A row of a shape that this version does not know counts as none; the next one replaces it. */
  readonly isKnown: (row: Row) => boolean
  /** The row that was read, reusing the equal parts of the last one, so that screens draw only what changed. */
  readonly share: (last: Row, read: Row) => Row
  /**
   * Who may have removed a row that is gone. `nobody`: the browser has wiped what is stored, and the row is put back.
   * `somebody`: its owner, another tab or the server did, unless rows that nobody removes are gone as well.
   */
  readonly takenBy?: 'nobody' | 'somebody'
}

const byAge = {
  isOlder: isCheckedEarlier,
  isKnown: () => true,
  share: <Row>(_last: Row, read: Row) => read,
}

const byKey = { ...byAge, keyOf: ({ key }: { key: string }) => key }

export const TABLE_RULES: { readonly [Name in TableName]: TableRule<Rows[Name]> } = {
  boards: {
    keyOf: ({ slug }) => slug,
    isOlder: isOlderBoard,
    isKnown: ({ board }) => board.v === 1,
    share: shareBoard,
    takenBy: 'nobody',
  },
  heads: {
    ...byAge,
    keyOf: ({ id }) => id,
    isOlder: (next, known) => isEarlierCheck(next.checkedAtMs ?? 0, known.checkedAtMs ?? 0, productNow()),
    takenBy: 'nobody',
  },
  odds: {
    ...byAge,
    keyOf: ({ slug }) => slug,
    isOlder: (next, known) => next.user === known.user && isOlderBoard(next, known),
    isKnown: ({ board }) => board.v === 1,
  },
  games: byKey,
  stats: byKey,
  scorecards: byKey,
  movements: byKey,
  moves: byKey,
  days: byKey,
  gameAlerts: byKey,
  weather: byKey,
  seasons: byKey,
  teams: { ...byAge, keyOf: ({ slug }) => slug },
  favourites: {
    keyOf: ({ key }) => key,
    isOlder: (next, known) => next.at < known.at,
    isKnown: ({ team }) => parseTeamKey(team) !== undefined,
    share: (last, read) => (last.on === read.on && last.at === read.at ? last : read),
    takenBy: 'somebody',
  },
  // Two entries never have the same id, but the refusal of an entry may be taken back.
  outbox: {
    ...byAge,
    keyOf: ({ id }) => id,
    isOlder: () => false,
    takenBy: 'somebody',
  },
}

/** Tables of what people chose and did come first: their rows exist nowhere else. */
export const TABLES = (Object.keys(TABLE_RULES) as TableName[]).toSorted(
  (one, other) => rank(one) - rank(other),
)

function rank(table: TableName): number {
  return TABLE_RULES[table].takenBy === 'somebody' ? 0 : 1
}

interface CheckedRow {
  readonly checkedAt: string
}

export function isCheckedEarlier(next: CheckedRow, known: CheckedRow): boolean {
  return isEarlierCheck(Date.parse(next.checkedAt), Date.parse(known.checkedAt), productNow())
}

interface RowWithRevision extends CheckedRow {
  readonly board: { readonly rev: string }
}

/** A board of the same revision may have been confirmed again later. */
function isOlderBoard(next: RowWithRevision, known: RowWithRevision): boolean {
  if (next.board.rev === known.board.rev) return isCheckedEarlier(next, known)
  return isOlderRevision(next.board.rev, known.board.rev)
}
