import type { Game } from '../../src/domain/game/game'
import { boardOfFeed, boardWhere } from './boards'
import type { Product } from './product'

const TOUCHDOWN = 7
const marginOf = ({ homeTeam, awayTeam }: Game) => homeTeam.score - awayTeam.score

/** A live game in which each touchdown of the team that is behind turns the lead. */
export function closeGame(games: readonly Game[]): Game {
  const isClose = (margin: number) => margin !== 0 && Math.abs(margin) < TOUCHDOWN
  return games.find((game) => game.phase === 'live' && isClose(marginOf(game)))!
}

/** Scores a touchdown for the team that is behind. */
export async function turnLead(product: Product, id: string): Promise<void> {
  const lead = marginOf((await boardOfFeed(product.url, 'nfl')).games.find((game) => game.id === id)!)
  await product.control.score(id, lead > 0 ? 'away' : 'home', TOUCHDOWN)
  await boardWhere(product.url, 'nfl', 'with another leader', ({ games }) => {
    const next = games.find((game) => game.id === id)
    return next !== undefined && Math.sign(marginOf(next)) === -Math.sign(lead)
  })
}
