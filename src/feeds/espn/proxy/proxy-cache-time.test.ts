import { expect, it } from 'vitest'
import { proxyCacheMs } from './proxy-cache-time'
import { parseProxyTarget } from './proxy-target'

const NOW = Date.parse('2026-10-25T18:30:00Z')

it.each([
  ['an NFL day', 'football/nfl/scoreboard?dates=20261025', 30_000],
  ['an NFL game', 'football/nfl/summary?event=1', 30_000],
  ['an NCAAF day', 'football/college-football/scoreboard?dates=20261025', 10_000],
  ['the golf scoreboard of today', 'golf/pga/scoreboard', 60_000],
  ['the leaderboard', 'golf/leaderboard?league=pga', 60_000],
  ['the leaderboard of an event, as the cup is', 'golf/leaderboard?event=401734110', 10_000],
  ['yesterday, whose games may still be under way', 'football/nfl/scoreboard?dates=20261024', 30_000],
  ['the day before', 'football/nfl/scoreboard?dates=20261023', 3_600_000],
])('%s is kept for the time of section 9', (_what, sent, ms) => {
  const parsed = parseProxyTarget(`apis/site/v2/sports/${sent}`)
  expect(parsed.ok && proxyCacheMs(parsed.target, NOW)).toBe(ms)
})
