/** What a password of one's own choice has at least; the first one of somebody invited has more. */
export const SHORTEST_PASSWORD = 6
export const SHORTEST_FIRST_PASSWORD = 8

/** In characters, as people count and PocketBase does: a sign of two code units is one. */
export function isShorter(password: string, characters: number): boolean {
  return Array.from(password).length < characters
}

/** What PocketBase takes at most: so many characters, and so many bytes, because bcrypt reads no further. */
export const LONGEST_PASSWORD = 71
const LONGEST_PASSWORD_BYTES = 72

/** Another sign than those of English has two to four bytes: of some scripts 24 characters are all. */
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
