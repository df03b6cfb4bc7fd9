import { GRID_ACTIVE_WINDOW_MS } from '../../intervals'

/** A user as the server lists them. */
export interface ListedUser {
  readonly user_id: string
  readonly first_name?: string
  readonly last_name?: string
  readonly user_name?: string
  readonly user_email?: string
  readonly user_role?: string
  /** Milliseconds since 1970; absent when never seen. */
  readonly last_activity?: number
  readonly is_active?: boolean
  readonly email_verified?: boolean
}

/** A row of the User Directory. What is not known is empty. */
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

const NOT_AVAILABLE = 'Not available'
const DEFAULT_ROLE = 'user'

export function userRow(user: ListedUser, nowMs: number): UserRow {
  const { firstName, lastName } = namesOf(user)
  return {
    id: user.user_id,
    active: isActive(user, nowMs),
    firstName,
    lastName,
    email: known(user.user_email),
    role: known(user.user_role) || DEFAULT_ROLE,
    ...(user.last_activity !== undefined && { lastActive: user.last_activity }),
    verified: user.email_verified === true,
  }
}

/** What a cell shows: a dash where there is nothing to show. */
export function cellText(value: string): string {
  return known(value) || '-'
}

/** The flag alone may be left over from a device that went away. */
function isActive(user: ListedUser, nowMs: number): boolean {
  if (user.is_active !== true || user.last_activity === undefined) return false
  return nowMs - user.last_activity < GRID_ACTIVE_WINDOW_MS
}

/** What is missing is taken from the full name: its first word, and the rest. */
function namesOf(user: ListedUser): { readonly firstName: string; readonly lastName: string } {
  const [first = '', ...rest] = known(user.user_name).split(/\s+/)
  return {
    firstName: known(user.first_name) || first,
    lastName: known(user.last_name) || rest.join(' '),
  }
}

function known(text: string | undefined): string {
  const trimmed = (text ?? '').trim()
  return trimmed === NOT_AVAILABLE ? '' : trimmed
}
