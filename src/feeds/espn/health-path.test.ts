import { expect, it } from 'vitest'
import { leagueOf } from '../../domain/league'
import { healthPath } from './health-path'

it('the health check asks for a scoreboard that no cache has', () => {
  expect(healthPath(leagueOf('nfl'), 17)).toBe('/apis/site/v2/sports/football/nfl/scoreboard?_=17')
})
