import type { Game } from '../game/game'
import { hasScore } from '../game/has-score'
import type { GameAnswer } from './game-answer'

/** What an opened game shows besides who plays: what is to come, that nothing was played, or how it went. */
export type SheetKind = 'preview' | 'called-off' | 'box-score'

/** The board decides, unless the answer says that the game has begun in the meantime. */
export function sheetKind(game: Game | undefined, answer: GameAnswer | undefined): SheetKind {
  const state = answer?.status?.state
  if (!game) return state === 'pregame' ? 'preview' : 'box-score'
  if (game.phase === 'off') return hasScore(game) ? 'box-score' : 'called-off'
  return game.phase === 'scheduled' && (state ?? 'pregame') === 'pregame' ? 'preview' : 'box-score'
}
