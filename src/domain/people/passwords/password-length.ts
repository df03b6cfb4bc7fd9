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
  const characters = Array.from(password)
  const bytes = characters.reduce((sum, character) => sum + bytesOf(character), 0)
  return characters.length > LONGEST_PASSWORD || bytes > LONGEST_PASSWORD_BYTES
}

export function tooLongText(): string {
  return `Password can be at most ${LONGEST_PASSWORD} characters, fewer with accents, other scripts or emoji`
}

/** As UTF-8. There is no `TextEncoder` in PocketBase's engine. */
function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
