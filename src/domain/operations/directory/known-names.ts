/** A user's names as the server lists them. */
export interface ListedNames {
  readonly first_name?: string
  readonly last_name?: string
  readonly user_name?: string
}

const NOT_AVAILABLE = 'Not available'

/** What is missing is taken from the full name: its first word, and the rest. */
export function knownNames(user: ListedNames): { readonly firstName: string; readonly lastName: string } {
  const [first = '', ...rest] = known(user.user_name).split(/\s+/)
  return {
    firstName: known(user.first_name) || first,
    lastName: known(user.last_name) || rest.join(' '),
  }
}

/** The server's placeholder says that it knows nothing. */
export function known(text: string | undefined): string {
  const trimmed = (text ?? '').trim()
  return trimmed === NOT_AVAILABLE ? '' : trimmed
}
