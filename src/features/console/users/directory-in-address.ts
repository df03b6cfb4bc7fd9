import { USER_COLUMNS, type UserColumn } from '../../../domain/operations/directory/user-columns'
import type { UserFilter } from '../../../domain/operations/directory/user-search'
import type { UserSort } from '../../../domain/operations/directory/user-sort'

type Read = (name: string) => string

/** `show=active`, `role=admin`, `verified=no`; a value in any other form is ignored. */
export function readFilter(read: Read): UserFilter {
  const role = read('role')
  const verified = read('verified')
  return {
    query: read('q'),
    ...(role !== '' && { role }),
    ...(read('show') === 'active' && { onlyActive: true }),
    ...(verified === 'yes' && { verified: true }),
    ...(verified === 'no' && { verified: false }),
  }
}

/** `sort=email`, `sort=-email` */
export function readSort(read: Read): UserSort {
  const text = read('sort')
  const column = columnOf(text.replace('-', ''))
  if (!column) return { direction: 'none' }
  return { direction: text.startsWith('-') ? 'descending' : 'ascending', column }
}

export function sortInAddress(sort: UserSort): { readonly sort: string } {
  if (sort.direction === 'none') return { sort: '' }
  return { sort: sort.direction === 'descending' ? `-${sort.column}` : sort.column }
}

/** `page=2` is the second; counted from zero here. */
export function readPage(read: Read): number {
  const text = read('page')
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) - 1 : 0
}

export function pageInAddress(page: number): { readonly page: string } {
  return { page: page > 0 ? String(page + 1) : '' }
}

/** `hide=role,verified` */
export function hiddenColumns(read: Read): readonly UserColumn[] {
  return read('hide')
    .split(',')
    .flatMap((name) => columnOf(name) ?? [])
}

function columnOf(name: string): UserColumn | undefined {
  return USER_COLUMNS.find(({ id }) => id === name)?.id
}
