import type { UserRow } from '../../../domain/operations/directory/user-row'

export function nameOfUser({ firstName, lastName, email }: UserRow): string {
  return [firstName, lastName].join(' ').trim() || email || 'user'
}
