import type { OffGame } from '../game/game'
import { gameDelay } from './game-delay'

const WORDS: Readonly<Record<OffGame['status'], string>> = {
  postponed: 'Postponed',
  suspended: 'Suspended',
  cancelled: 'Cancelled',
}

/** What became of a game that is off, in a word. Whoever won without playing did not have a game cancelled. */
export function offWord({ status, quarter }: OffGame): string {
  return status === 'cancelled' && /forfeit/i.test(quarter) ? 'Forfeit' : WORDS[status]
}

/** The same with its reason: `Postponed: Rain`, `Game Suspended`. One that is cancelled waits for no better weather. */
export function offText(game: OffGame): string {
  return (game.status === 'cancelled' ? undefined : gameDelay(game)?.text) ?? offWord(game)
}
