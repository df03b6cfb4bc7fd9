import { joinedName } from './profile-form'

interface Names {
  readonly first: string
  readonly last: string
}

/** A display name made of first and last name changes with them; one that the user chose stays. */
export function displayNameAfter(shown: string, before: Names, after: Names): string {
  const isMadeOfNames = shown === '' || shown === full(before)
  return isMadeOfNames ? full(after) : shown
}

function full({ first, last }: Names): string {
  return joinedName(first, last)
}
