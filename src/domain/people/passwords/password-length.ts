/** What a password of one's own choice has at least; the first one of somebody invited has more. */
export const SHORTEST_PASSWORD = 6
export const SHORTEST_FIRST_PASSWORD = 8

/** In characters, as people count and PocketBase does: a sign of two code units is one. */
export function isShorter(password: string, characters: number): boolean {
  return Array.from(password).length < characters
}
