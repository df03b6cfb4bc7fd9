import { joinedName } from './profile-form'

interface Names {
  readonly first: string
  readonly last: string
}

/** The shown name follows the names it was made of; one that the user chose stays. */
export function displayNameAfter(shown: string, before: Names, after: Names): string {
  const isMadeOfNames = shown === '' || shown === full(before)
  return isMadeOfNames ? full(after) : shown
}

function full({ first, last }: Names): string {
  return joinedName(first, last)
}
