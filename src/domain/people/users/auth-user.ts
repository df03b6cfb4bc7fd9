/** Who is signed in. */
export interface AuthUser {
  readonly id: string
  readonly email: string
  readonly displayName?: string
  readonly photoURL?: string
}

/** The name in the profile menu: as the user wants it, else the address. */
export function shownName({ displayName, email }: AuthUser): string {
  return displayName?.trim() || email
}
