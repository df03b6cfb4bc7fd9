import { isoTimeText } from '../time-text'
import { cellText, type UserRow } from './user-row'

export const USER_COLUMNS = [
  { id: 'active', label: 'Active' },
  { id: 'firstName', label: 'First Name' },
  { id: 'lastName', label: 'Last Name' },
  { id: 'email', label: 'Email' },
  { id: 'role', label: 'Role' },
  { id: 'lastActive', label: 'Last Active' },
  { id: 'verified', label: 'Verified' },
] as const

export type UserColumn = (typeof USER_COLUMNS)[number]['id']

export function columnLabel(column: UserColumn): string {
  return USER_COLUMNS.find((known) => known.id === column)!.label
}

export function columnText(row: UserRow, column: UserColumn): string {
  switch (column) {
    case 'active':
      return row.active ? 'Yes' : 'No'
    case 'verified':
      return row.verified ? 'Yes' : 'No'
    case 'lastActive':
      return cellText(row.lastActive === undefined ? '' : isoTimeText(row.lastActive))
    case 'firstName':
    case 'lastName':
    case 'email':
    case 'role':
      return cellText(row[column])
  }
}
