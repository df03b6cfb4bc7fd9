/** The signed-in user. */
export interface AuthUser {
  readonly id: string
  readonly email: string
  readonly displayName?: string
  readonly photoURL?: string
}

/** The name in the profile menu: the display name, or else the address. */
export function shownName({ displayName, email }: AuthUser): string {
  return displayName?.trim() || email
}
