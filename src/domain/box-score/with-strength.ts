import type { Game } from '../game/game'
import type { HockeyStrength } from './hockey-strength'

/** A hockey game with the strength that its summary tells; nothing of the old strength stays. */
export function withStrength(game: Game, strength: HockeyStrength): Game {
  if (game.phase !== 'live') return game
  const lastPlay = game.situation?.kind === 'hockey' ? game.situation.lastPlay : ''
  // Even strength alone is not worth telling, so the game stays as it is.
  if (lastPlay === '' && strength.strength === 'even') return game
  return { ...game, situation: { kind: 'hockey', lastPlay, ...strength } }
}
