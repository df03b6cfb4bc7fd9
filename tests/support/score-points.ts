import type { Game } from '../../src/domain/game/game'
import { boardWhere } from './boards'
import type { Product } from './product'

/** Lets a team score, and waits until the server's board says so: it reads the feed only every few seconds. */
export async function scorePoints(
  { url, control }: Product,
  game: Game,
  side: 'homeTeam' | 'awayTeam',
  points: number,
): Promise<void> {
  const { abbreviation, score } = game[side]
  await control.score(game.id, side === 'homeTeam' ? 'home' : 'away', points)
  await boardWhere(url, 'nfl', `with ${points} more for ${abbreviation}`, ({ games }) =>
    games.some((now) => now.id === game.id && now[side].score >= score + points),
  )
}
