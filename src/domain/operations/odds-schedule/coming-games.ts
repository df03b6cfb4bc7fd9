import type { Game } from '../../game/game'
import { knownStartMs } from '../../game/start-time'
import type { GameSport } from '../../league'
import type { ComingGame } from './schedule'

/** A game as a board shows it. */
export interface ShownGame {
  readonly sport: GameSport
  readonly game: Game
}

/**
 * The games whose start is known and still to come. A board is fresher than the start time that was stored with a
 * game's line, and only a board tells that a start time is a placeholder or that the game is called off.
 */
export function comingGames(shown: readonly ShownGame[], kept: readonly ComingGame[]): readonly ComingGame[] {
  const onBoards = new Set(shown.map(({ sport, game }) => `${sport} ${game.id}`))
  const others = kept.filter(({ sport, gameId }) => !onBoards.has(`${sport} ${gameId}`))
  return [...others, ...shown.flatMap(comingGame)]
}

function comingGame({ sport, game }: ShownGame): readonly ComingGame[] {
  const startMs = game.phase === 'scheduled' ? knownStartMs(game) : undefined
  if (startMs === undefined) return []
  const { id: gameId, homeTeam, awayTeam } = game
  return [{ gameId, sport, startMs, homeTeam: homeTeam.abbreviation, awayTeam: awayTeam.abbreviation }]
}
