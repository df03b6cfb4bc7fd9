import { withoutCase } from '../../without-case'
import { USER_COLUMNS, columnText } from './user-columns'
import type { UserRow } from './user-row'

export interface UserFilter {
  readonly query: string
  readonly role?: string
  readonly onlyActive?: boolean
  readonly verified?: boolean
}

/**
 * Every typed word must occur in the row, in any case and with or without accents, or equal its account id, which log
 * lines name.
 */
export function filterUsers(rows: readonly UserRow[], filter: UserFilter): readonly UserRow[] {
  const words = withoutCase(filter.query).split(/\s/)
  return rows.filter((row) => fitsChoices(row, filter) && words.every((word) => hasWord(row, word)))
}

/** Two blanks have an empty word between them, which every row has. */
function hasWord(row: UserRow, word: string): boolean {
  return word === '' || word === row.id || textOf(row).includes(word)
}

export function emptyUsersText(rows: readonly UserRow[]): string | undefined {
  return rows.length > 0 ? undefined : 'No users found'
}

function fitsChoices(row: UserRow, filter: UserFilter): boolean {
  const { role, onlyActive, verified } = filter
  return (
    (role === undefined || row.role === role) &&
    (!onlyActive || row.active) &&
    (verified === undefined || row.verified === verified)
  )
}

const SEARCHED = USER_COLUMNS.map(({ id }) => id).filter((id) => id !== 'active' && id !== 'verified')

function textOf(row: UserRow): string {
  return withoutCase(SEARCHED.map((column) => columnText(row, column)).join('\n'))
}
