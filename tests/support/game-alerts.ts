import type { GameAlerts } from '../../src/domain/people/game-alerts/game-alert'
import type { Product } from './product'
import type { TestUser } from './users'

/** The game alerts and rules of a fan, as the page asks for them. */
export async function gameAlertsOf({ url }: Product, { token }: TestUser): Promise<GameAlerts> {
  const answer = await fetch(`${url}/api/game-alerts`, { headers: { authorization: token } })
  return (await answer.json()) as GameAlerts
}

export const kindsAndGames = ({ alerts }: GameAlerts) => alerts.map(({ kind, gameId }) => [kind, gameId])
