import { GRID_ACTIVE_WINDOW_MS } from '../../time/intervals'
import { withoutPlaceholder, knownNames, type ListedNames } from './known-names'

/** A user as the server lists them. */
export interface ListedUser extends ListedNames {
  readonly user_id: string
  readonly user_email?: string
  readonly user_role?: string
  /** Milliseconds since 1970; absent when never seen. */
  readonly last_activity?: number
  readonly is_active?: boolean
  readonly email_verified?: boolean
  /** Days. */
  readonly account_age?: number
}

/** A row of the User Directory. An unknown value is empty. */
export interface UserRow {
  readonly id: string
  readonly active: boolean
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly role: string
  readonly lastActive?: number
  readonly verified: boolean
}

const DEFAULT_ROLE = 'user'

export function userRow(user: ListedUser, nowMs: number): UserRow {
  const { firstName, lastName } = knownNames(user)
  return {
    id: user.user_id,
    active: isActive(user, nowMs),
    firstName,
    lastName,
    email: withoutPlaceholder(user.user_email),
    role: withoutPlaceholder(user.user_role) || DEFAULT_ROLE,
    ...(user.last_activity !== undefined && { lastActive: user.last_activity }),
    verified: user.email_verified === true,
  }
}

/** What a cell shows: a dash where there is nothing to show. */
export function cellText(value: string): string {
  return withoutPlaceholder(value) || '-'
}

/** The flag alone is not enough, as it may still be set after a device went away. */
function isActive(user: ListedUser, nowMs: number): boolean {
  return user.is_active === true && nowMs - (user.last_activity ?? -Infinity) < GRID_ACTIVE_WINDOW_MS
}
