import { figureText, list, nameText, type Fields } from '../../read'

const SHOOTOUT: readonly string[] = ['shootoutGoals', 'shootoutSaves', 'shootoutShotsAgainst']

/**
 * Says which of a group's columns belong to the game. Hockey's tables also have the season's goals, and columns for a
 * shootout that most games do not have.
 */
export function columnsOfGame(keys: readonly string[], athletes: readonly Fields[]) {
  return <T>(_figure: T, column: number): boolean => {
    const key = keys[column] ?? ''
    if (key === 'ytdGoals') return false
    return !SHOOTOUT.includes(key) || athletes.some((entry) => hasSome(list(entry['stats'])[column]))
  }
}

function hasSome(figure: unknown): boolean {
  return Number.parseFloat(figureText(figure)) > 0
}

/** The feed heads shootout goals with `SOG`, which fans read as shots on goal. */
export function columnLabel(label: unknown, key: string | undefined): string {
  return key === 'shootoutGoals' ? 'SO G' : nameText(label)
}
