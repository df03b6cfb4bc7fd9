import type { GameAlerts } from '../../src/domain/people/game-alerts/game-alert'
import { outcomes, sendOutbox } from './outbox'
import type { Product } from './product'
import { makeUser, type TestUser } from './users'

/** The game alerts and rules of a fan, as the page asks for them. */
export async function gameAlertsOf({ url }: Product, { token }: TestUser): Promise<GameAlerts> {
  const answer = await fetch(`${url}/api/game-alerts`, { headers: { authorization: token } })
  return (await answer.json()) as GameAlerts
}

export const kindsAndGames = ({ alerts }: GameAlerts) => alerts.map(({ kind, gameId }) => [kind, gameId])

/** A Premium user who wants to be told when this NFL game's line has moved this many points from where it opened. */
export async function fanOfMoves(product: Product, id: string, points: number): Promise<TestUser> {
  const fan = await makeUser(product, { tier: 'premium' })
  const body = { target: `nfl/game/${id}`, label: 'A game', kinds: ['line'], points }
  const at = product.clock.start
  const answer = await sendOutbox(product, fan.token, [{ kind: 'alert-rule', body, at }])
  if (outcomes(answer)[0] !== 'done') throw new Error(`The rule was not taken: ${JSON.stringify(answer)}`)
  return fan
}
