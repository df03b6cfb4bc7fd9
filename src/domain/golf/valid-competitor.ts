/** Who may stand on a leaderboard: id, name and score are texts, the position a number, the rounds a list. */
export function isValidCompetitor(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, score, position, rounds } = value as Readonly<Record<string, unknown>>
  const areTexts = [id, name, score].every((member) => typeof member === 'string')
  return areTexts && typeof position === 'number' && !Number.isNaN(position) && Array.isArray(rounds)
}
