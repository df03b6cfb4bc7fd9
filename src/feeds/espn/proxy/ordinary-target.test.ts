import { expect, it } from 'vitest'
import { isOrdinary } from './ordinary-target'
import { parseProxyTarget } from './proxy-target'

const NOW = Date.parse('2026-10-25T18:30:00Z')

it.each([
  ['football/nfl/scoreboard', true],
  ['football/nfl/scoreboard?dates=20261025', true],
  ['football/nfl/scoreboard?dates=20261024', true],
  ['football/nfl/scoreboard?dates=20261101', true],
  ['football/nfl/scoreboard?dates=20261023', false],
  ['football/nfl/scoreboard?dates=20261102', false],
  ['football/nfl/scoreboard?dates=20261025&limit=7', false],
  ['basketball/nba/scoreboard?dates=20261025&limit=100', true],
  ['football/college-football/scoreboard?dates=20261025&limit=100&groups=80', true],
  ['football/college-football/scoreboard?dates=20261025&limit=100&groups=81', false],
  ['golf/leaderboard?league=pga', true],
  ['golf/leaderboard?event=1', false],
  ['football/nfl/summary?event=1', false],
  ['golf/pga/scoreboard', true],
  ['golf/pga/scoreboard?dates=20261025', false],
  ['football/nfl/scoreboard?limit=7', false],
])('whether %s needs no budget: %s', (sent, ordinary) => {
  const parsed = parseProxyTarget(`apis/site/v2/sports/${sent}`)
  expect(parsed.ok && isOrdinary(parsed.target, NOW)).toBe(ordinary)
})

it('odds always need a budget, as each game has its own', () => {
  const parsed = parseProxyTarget('v2/sports/football/leagues/nfl/events/1/competitions/1/odds')
  expect(parsed.ok && isOrdinary(parsed.target, NOW)).toBe(false)
})
