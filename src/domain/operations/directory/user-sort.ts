import { withoutCase } from '../../without-case'
import type { UserColumn } from './user-columns'
import type { UserRow } from './user-row'

export type UserSort =
  | { readonly direction: 'none' }
  | { readonly direction: 'ascending' | 'descending'; readonly column: UserColumn }

/**
 * Each press on a column's head goes on: ascending, descending, none. Another column starts with ascending.
 */
export function nextSort(sort: UserSort, column: UserColumn): UserSort {
  if (sort.direction === 'none' || sort.column !== column) return { direction: 'ascending', column }
  return sort.direction === 'ascending' ? { direction: 'descending', column } : { direction: 'none' }
}

/** Rows without a value come last, whichever the direction; equal rows keep their order. */
export function sortUsers(rows: readonly UserRow[], sort: UserSort): readonly UserRow[] {
  if (sort.direction === 'none') return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  const keyed = rows.map((row) => ({ row, key: sortKey(row, sort.column) }))
  keyed.sort((a, b) => compareKeys(a.key, b.key, sign))
  return keyed.map(({ row }) => row)
}

type Key = string | number | undefined

function compareKeys(a: Key, b: Key, sign: number): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return a < b ? -sign : sign
}

/** Active and verified users first when ascending. */
function sortKey(row: UserRow, column: UserColumn): Key {
  switch (column) {
    case 'active':
      return row.active ? 0 : 1
    case 'verified':
      return row.verified ? 0 : 1
    case 'lastActive':
      return row.lastActive
    case 'firstName':
    case 'lastName':
    case 'email':
    case 'role':
      return withoutCase(row[column]) || undefined
  }
}
