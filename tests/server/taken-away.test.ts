import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Permission } from '../../src/domain/people/tiers/permission'
import { lowestTierWith } from '../../src/domain/people/tiers/permission'
import type { UserOptions } from '../support/users'
import { makeUser } from '../support/users'
import { startProduct, type Product } from '../support/product'

let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', rate: 0, leagues: ['nfl'] })
})
afterAll(() => product?.close())

const WHOM_TO_ASK = 'Your account has no access to this. Ask an operator.'

it.each<[Permission, string, string]>([
  ['view_betting_odds', 'GET', '/api/odds/nfl'],
  ['view_team_analytics', 'GET', '/api/teams/nfl/1'],
  ['access_nfl', 'GET', '/api/teams/nfl/1'],
  ['view_historical_data', 'GET', '/api/days/nfl/2026-01-10'],
  ['view_historical_data', 'GET', '/api/espn/apis/site/v2/sports/football/nfl/scoreboard?dates=20260110'],
  ['custom_alerts', 'GET', '/api/game-alerts'],
  ['api_access', 'POST', '/api/account/api-keys'],
])(
  'a user whose tier has %s, and from whom an operator took it, is told of no tier by %s %s',
  async (...asked) => {
    const [permission, method, path] = asked
    const tier = lowestTierWith(permission)
    const overrides = { [permission]: false }
    // `access_nfl` is everybody's, and a team's season needs more.
    const options: UserOptions = { tier: tier === 'guest' ? 'verified' : tier, overrides }
    const { token } = await makeUser(product, options)
    const answer = await fetch(product.url + path, { method, headers: { authorization: token } })
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      403,
      WHOM_TO_ASK,
    ])
  },
)
