import { expect, it } from 'vitest'
import { refreshGamesMs } from './refresh-games'

const MINUTES = 60_000
const HOURS = 60 * MINUTES
const NOW = Date.parse('2026-10-25T18:30:00Z')
const game = (phase: 'scheduled' | 'live' | 'final' | 'off', inMs = 0) => ({
  phase,
  start: new Date(NOW + inMs).toISOString(),
})
const STUCK = { ...game('live', -5 * HOURS), stuckSince: new Date(NOW - 3 * HOURS).toISOString() }
const SUSPENDED = { ...game('off', -20 * HOURS), status: 'suspended' as const }
const OVER = game('final', -30 * HOURS)
/** The feed writes a start that is still open as Eastern midnight. */
const openOn = (day: string) => ({ phase: 'scheduled' as const, start: `${day}T04:00:00Z` })

it.each([
  ['half a minute while a game goes on', [game('live'), game('scheduled', 3 * HOURS)], 0.5 * MINUTES],
  [
    'when the next game begins',
    [OVER, game('scheduled', 9 * HOURS), game('scheduled', 3 * HOURS)],
    3 * HOURS,
  ],
  ['two minutes, at least, before the next game', [game('scheduled', MINUTES)], 2 * MINUTES],
  ['two minutes while the next game is late', [game('scheduled', -8 * HOURS)], 2 * MINUTES],
  [
    'a quarter of an hour while nothing has happened for hours in a game that may go on',
    [OVER, STUCK, game('scheduled', 3 * HOURS)],
    15 * MINUTES,
  ],
  ['half a minute while another game goes on', [STUCK, game('live')], 0.5 * MINUTES],
  ['a quarter of an hour while a game is suspended', [OVER, SUSPENDED], 15 * MINUTES],
  [
    'half a minute while another game than the suspended one goes on',
    [SUSPENDED, game('live')],
    0.5 * MINUTES,
  ],
  ['never if a game should have begun nine hours ago', [game('scheduled', -9 * HOURS)], undefined],
  ['a day while the next game is months away', [game('scheduled', 2000 * HOURS)], 24 * HOURS],
  ['never if the game was to be played long ago', [game('scheduled', -24 * HOURS)], undefined],
  [
    'two minutes all day while the start of a game of today is open',
    [OVER, openOn('2026-10-25')],
    2 * MINUTES,
  ],
  ['at midnight while the start of a game of tomorrow is open', [openOn('2026-10-26')], 9.5 * HOURS],
  ['never if the start of a game of yesterday is still open', [openOn('2026-10-24')], undefined],
  ['never if nobody knows when the game is played', [{ phase: 'scheduled' }], undefined],
  ['never once all games are over', [OVER], undefined],
  ['never for a game that was called off before its time', [game('off', 3 * HOURS)], undefined],
  ['never without games', [], undefined],
] as const)('an opened day or season is asked for again after %s', (_when, games, ms) => {
  expect(refreshGamesMs(games, NOW)).toBe(ms)
})
