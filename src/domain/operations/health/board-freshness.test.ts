import { describe, expect, it } from 'vitest'
import { WALL_CLOCK } from '../../time/product-clock'
import type { Slug } from '../../league'
import { SECOND_MS } from '../../time/intervals'
import { NOON } from '../testing/samples'
import { boardFreshness, UNREACHED } from './board-freshness'

const INTERVAL_MS = 15 * SECOND_MS
const board = (slug: Slug, seconds: number) => ({ slug, checkedAtMs: NOON - seconds * SECOND_MS })

describe('live boards are fresh', () => {
  it('while each was confirmed within three live intervals', () => {
    expect(boardFreshness([board('nfl', 45), board('mlb', 3)], NOON, INTERVAL_MS, WALL_CLOCK)).toEqual({
      status: 'fresh',
      live: [
        { slug: 'nfl', ageSeconds: 45, limitSeconds: 45 },
        { slug: 'mlb', ageSeconds: 3, limitSeconds: 45 },
      ],
    })
  })

  it('otherwise they are stale, with the league that has waited longest first', () => {
    const freshness = boardFreshness(
      [board('nfl', 46), board('nba', 2), board('mlb', 300)],
      NOON,
      INTERVAL_MS,
      WALL_CLOCK,
    )
    expect(freshness).toEqual({
      status: 'stale',
      live: [
        { slug: 'mlb', ageSeconds: 300, limitSeconds: 45 },
        { slug: 'nfl', ageSeconds: 46, limitSeconds: 45 },
        { slug: 'nba', ageSeconds: 2, limitSeconds: 45 },
      ],
      oldest: { slug: 'mlb', ageSeconds: 300, limitSeconds: 45 },
    })
  })

  it('for longer where a live league is asked less often: golf each minute', () => {
    const stale = (slug: Slug, seconds: number) =>
      boardFreshness([board(slug, seconds)], NOON, INTERVAL_MS, WALL_CLOCK).status
    expect([stale('pga', 180), stale('pga', 181)]).toEqual(['fresh', 'stale'])
    expect([stale('rydercup', 90), stale('rydercup', 91)]).toEqual(['fresh', 'stale'])
    expect([stale('ncaaf', 30), stale('ncaaf', 31)]).toEqual(['fresh', 'stale'])
  })

  it('when nothing is live', () => {
    expect(boardFreshness([], NOON, INTERVAL_MS, WALL_CLOCK)).toEqual({
      status: 'fresh',
      live: [],
    })
  })

  it('on a fast clock for five wall seconds at least', () => {
    const fast = { ...WALL_CLOCK, rate: 60 }
    expect(boardFreshness([board('nfl', 300)], NOON, INTERVAL_MS, fast).status).toBe('fresh')
    expect(boardFreshness([board('nfl', 301)], NOON, INTERVAL_MS, fast).status).toBe('stale')
  })

  it('when the check lies ahead of the clock', () => {
    expect(boardFreshness([board('nfl', -1)], NOON, INTERVAL_MS, WALL_CLOCK).live).toEqual([
      { slug: 'nfl', ageSeconds: 0, limitSeconds: 45 },
    ])
  })
})

it('before the first answer of the feed the boards are neither fresh nor stale, and operators read why', () => {
  expect(UNREACHED).toEqual({
    status: 'unreached',
    message: 'The feed has not answered for any league since the server started.',
  })
})
