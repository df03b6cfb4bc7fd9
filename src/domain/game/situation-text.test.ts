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
    ['before', scheduledGame({ ...teams, startTime: '9/6 - 1:00 PM EDT' }), 'SF at SEA · 10:00 AM'],
    ['live', liveGame({ ...teams }), 'SF 17 – 24 SEA · 3Q • 8:36'],
    ['football', liveGame({ ...teams, situation: third }), 'SF 17 – 24 SEA · 3Q • 8:36 · 3rd & 7 at SEA 34'],
    [
      'baseball',
      liveGame({ ...teams, quarter: 'Top 5th 1-2', situation: { kind: 'baseball', outs: 1, ...bases } }),
      'SF 17 – 24 SEA · Top 5th 1-2 · 1 out',
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
      'SF 17 – 24 SEA · 2P • 8:36 · SEA power play',
    ],
    ['a delay', liveGame({ ...teams, delay: 'Rain Delay' }), 'SF 17 – 24 SEA · 3Q • 8:36 · Rain Delay'],
    [
      'a clock that has run out',
      liveGame({ ...teams, quarter: 'FINAL', situation: third }),
      'SF 17 – 24 SEA · FINAL',
    ],
    ['a break', liveGame({ ...teams, quarter: 'HALF', situation: third }), 'SF 17 – 24 SEA · HALF'],
    ['after', finalGame({ ...teams }), 'SF 17 – 24 SEA · FINAL'],
    ['postponed', offGame({ ...teams }), 'SF at SEA · Postponed'],
    [
      'suspended',
      offGame({ ...teams, status: 'suspended', quarter: 'Suspended' }),
      'SF 17 – 24 SEA · Suspended',
    ],
  ])('%s', (_when, game, text) => {
    expect(gameInViewText(game, '10:00 AM')).toBe(text)
  })
})
