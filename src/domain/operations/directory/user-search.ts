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
  const words = withoutCase(filter.query)
    .split(/\s+/)
    .filter((word) => word !== '')
  return rows.filter((row) => fitsChoices(row, filter) && (words.length === 0 || hasWords(row, words)))
}

function hasWords(row: UserRow, words: readonly string[]): boolean {
  const text = textOf(row)
  return words.every((word) => word === row.id || text.includes(word))
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
