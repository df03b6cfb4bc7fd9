import type { OffGame } from '../game/game'
import { gameDelay } from './game-delay'

const WORDS: Readonly<Record<OffGame['status'], string>> = {
  postponed: 'Postponed',
  suspended: 'Suspended',
  cancelled: 'Cancelled',
}

/** What became of a game that is off, in a word. A forfeit has a winner, so it is not called cancelled. */
export function offWord({ status, quarter }: OffGame): string {
  return status === 'cancelled' && /forfeit/i.test(quarter) ? 'Forfeit' : WORDS[status]
}

/** The same with its reason: `Postponed: Rain`, `Game Suspended`. A cancelled game waits for nothing, so has none. */
export function offText(game: OffGame): string {
  return (game.status === 'cancelled' ? undefined : gameDelay(game)?.text) ?? offWord(game)
}
