import { utf8Bytes } from '../../utf8'

/** The least characters of a password; the first password of an invited user needs more. */
export const SHORTEST_PASSWORD = 6
export const SHORTEST_FIRST_PASSWORD = 8

/** Counts characters as people and PocketBase do: a character of two code units counts once. */
export function isShorter(password: string, characters: number): boolean {
  return Array.from(password).length < characters
}

/**
 * The most that PocketBase takes: this many characters and this many bytes, because bcrypt reads no further.
 */
const LONGEST_PASSWORD = 71
const LONGEST_PASSWORD_BYTES = 72

/** Characters beyond ASCII have two to four bytes, so in some scripts 24 characters are the most. */
export function isTooLong(password: string): boolean {
  return Array.from(password).length > LONGEST_PASSWORD || utf8Bytes(password) > LONGEST_PASSWORD_BYTES
}

export function tooLongText(): string {
  return `Password can be at most ${LONGEST_PASSWORD} characters, fewer with accents, other scripts or emoji`
}
