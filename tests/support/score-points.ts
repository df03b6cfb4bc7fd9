import type { Game } from '../../src/domain/game/game'
import type { GameSlug } from '../../src/domain/league'
import { boardWhere } from './boards'
import type { Product } from './product'

interface Scoring {
  readonly slug: GameSlug
  readonly game: Game
  readonly side: 'homeTeam' | 'awayTeam'
  readonly points: number
  readonly times?: number
}

/**
 * Lets a team score, and waits until the server's board says so: it reads the feed only every few seconds. Returns the
 * game as it is then.
 */
export async function scorePoints(
  { url, control }: Product,
  { slug, game, side, points, times = 1 }: Scoring,
): Promise<Game> {
  const { abbreviation, score } = game[side]
  for (let time = 0; time < times; time += 1)
    await control.score(game.id, side === 'homeTeam' ? 'home' : 'away', points)
  const hasScored = (now: Game) => now.id === game.id && now[side].score >= score + times * points
  const { games } = await boardWhere(url, slug, `with more points for ${abbreviation}`, (board) =>
    board.games.some(hasScored),
  )
  return games.find(hasScored)!
}
