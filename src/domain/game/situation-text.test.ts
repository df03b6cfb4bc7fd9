import { describe, expect, it } from 'vitest'
import { finalGame, liveGame, offGame, sampleTeam, scheduledGame } from '../testing/sample-game'
import { gameInViewText } from './situation-text'

const teams = {
  awayTeam: sampleTeam({ abbreviation: 'SF', score: 17 }),
  homeTeam: sampleTeam({ abbreviation: 'SEA', score: 24 }),
}
const third = {
  kind: 'football',
  down: 3,
  distance: 7,
  yardLine: 34,
  downDistanceText: '3rd & 7',
  possessionText: 'SEA 34',
} as const
const bases = { balls: 1, strikes: 2, onFirst: false, onSecond: false, onThird: false } as const

describe('001 section 2: the header has the game situation text', () => {
  it.each([
    [
      'before',
      scheduledGame({ ...teams, startTime: '9/6 - 1:00 PM EDT' }),
      '10:00 AM',
      'SF at SEA · 10:00 AM',
    ],
    ['live', liveGame({ ...teams }), '3Q • 8:36', 'SF 17 – 24 SEA · 3Q • 8:36'],
    [
      'football',
      liveGame({ ...teams, situation: third }),
      '3Q • 8:36',
      'SF 17 – 24 SEA · 3Q • 8:36 · 3rd & 7 at SEA 34',
    ],
    [
      'baseball',
      liveGame({ ...teams, quarter: 'Top 5th 1-2', situation: { kind: 'baseball', outs: 1, ...bases } }),
      'Top 5th 1-2',
      'SF 17 – 24 SEA · Top 5th 1-2 · 1 out',
    ],
    [
      'baseball with more outs',
      liveGame({ ...teams, quarter: 'Top 5th 1-2', situation: { kind: 'baseball', outs: 2, ...bases } }),
      'Top 5th 1-2',
      'SF 17 – 24 SEA · Top 5th 1-2 · 2 outs',
    ],
    [
      'football where the feed tells no yard line',
      liveGame({ ...teams, situation: { ...third, possessionText: '' } }),
      '3Q • 8:36',
      'SF 17 – 24 SEA · 3Q • 8:36 · 3rd & 7',
    ],
    [
      'football between downs',
      liveGame({ ...teams, situation: { kind: 'football', homeTimeouts: 2 } }),
      '3Q • 8:36',
      'SF 17 – 24 SEA · 3Q • 8:36',
    ],
    [
      'hockey with as many men on both sides',
      liveGame({
        ...teams,
        quarter: '2P • 8:36',
        situation: { kind: 'hockey', lastPlay: 'A save', powerPlay: false, strength: 'even' },
      }),
      '2P • 8:36',
      'SF 17 – 24 SEA · 2P • 8:36',
    ],
    [
      'basketball, which has no more to say',
      liveGame({ ...teams, situation: { kind: 'basketball', lastPlay: 'A jumper' } }),
      '3Q • 8:36',
      'SF 17 – 24 SEA · 3Q • 8:36',
    ],
    [
      'a power play',
      liveGame({
        ...teams,
        quarter: '2P • 8:36',
        situation: {
          kind: 'hockey',
          lastPlay: '',
          powerPlay: true,
          strength: 'power play',
          possession: 'SEA',
        },
      }),
      '2P • 8:36',
      'SF 17 – 24 SEA · 2P • 8:36 · SEA power play',
    ],
    [
      'a power play of a side that the feed does not name',
      liveGame({
        ...teams,
        quarter: '2P • 8:36',
        situation: { kind: 'hockey', lastPlay: '', powerPlay: true, strength: 'power play' },
      }),
      '2P • 8:36',
      'SF 17 – 24 SEA · 2P • 8:36 · power play',
    ],
    [
      'about to start',
      liveGame({ ...teams, quarter: '0Q' }),
      'About to start',
      'SF 17 – 24 SEA · About to start',
    ],
    [
      'a delay in baseball, whose label has no inning then',
      liveGame({ ...teams, quarter: 'DELAYED', delay: 'Rain Delay, Top 3rd' }),
      'Delayed',
      'SF 17 – 24 SEA · Top 3rd · Rain Delay',
    ],
    [
      'a delay',
      liveGame({ ...teams, delay: 'Rain Delay' }),
      'Delayed · 3Q • 8:36',
      'SF 17 – 24 SEA · 3Q • 8:36 · Rain Delay',
    ],
    [
      'a delay that has lasted for hours',
      liveGame({ ...teams, delay: 'Rain Delay', stuckSince: '2026-09-06T15:00:00Z' }),
      'Delayed · 3Q • 8:36',
      'SF 17 – 24 SEA · 3Q • 8:36 · Rain Delay',
    ],
    [
      'a delay without words of the feed',
      liveGame({ ...teams, quarter: 'DELAYED' }),
      'Delayed',
      'SF 17 – 24 SEA · Delayed',
    ],
    [
      'a clock that has run out',
      liveGame({ ...teams, quarter: 'FINAL', situation: third }),
      'FINAL',
      'SF 17 – 24 SEA · FINAL',
    ],
    [
      'a break',
      liveGame({ ...teams, quarter: 'HALF', situation: third }),
      'Halftime',
      'SF 17 – 24 SEA · Halftime',
    ],
    ['after', finalGame({ ...teams }), 'FINAL', 'SF 17 – 24 SEA · FINAL'],
    ['postponed', offGame({ ...teams }), 'Postponed: Rain', 'SF at SEA · Postponed: Rain'],
    [
      'suspended',
      offGame({ ...teams, status: 'suspended', quarter: 'Suspended' }),
      'Game Suspended',
      'SF 17 – 24 SEA · Game Suspended',
    ],
  ])('%s', (_when, game, status, text) => {
    expect(gameInViewText(game, status)).toBe(text)
  })
})
