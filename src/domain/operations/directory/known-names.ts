/** A user's names as the server lists them. */
export interface ListedNames {
  readonly first_name?: string
  readonly last_name?: string
  readonly user_name?: string
}

const NOT_AVAILABLE = 'Not available'

/** A missing first name is the first word of the full name; a missing last name is the rest of it. */
export function knownNames(user: ListedNames): { readonly firstName: string; readonly lastName: string } {
  const [first, ...rest] = withoutPlaceholder(user.user_name).split(/\s+/)
  return {
    firstName: withoutPlaceholder(user.first_name) || first!,
    lastName: withoutPlaceholder(user.last_name) || rest.join(' '),
  }
}

/** The text, or an empty one in place of the server's placeholder for unknown values. */
export function withoutPlaceholder(text: string | undefined): string {
  const trimmed = (text ?? '').trim()
  return trimmed === NOT_AVAILABLE ? '' : trimmed
}
