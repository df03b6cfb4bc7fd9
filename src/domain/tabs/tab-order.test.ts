import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_SPORTS, type Sport } from '../league'
import { easternTimeToMs } from '../time/eastern'
import { tabOf } from './tab'
import { sortTabs } from './tab-order'

function orderOn(day: string, live: readonly Sport[] = []): readonly Sport[] {
  const nowMs = easternTimeToMs(day, 12, 0)
  return sortTabs(ALL_SPORTS.map((sport) => tabOf(sport, live.includes(sport), nowMs))).map(
    ({ sport }) => sport,
  )
}

describe('000 section 2: ordering', () => {
  it('live leagues first, then leagues in season, then by priority of the phase, then by name', () => {
    expect(orderOn('2026-10-20', ['PGA', 'NBA'])).toEqual([
      'NBA', // live, preseason 6
      'PGA', // live, 4
      'MLB', // playoffs 10
      'NCAAF', // regular 8
      'NFL',
      'NHL',
      'NCAAB', // out of season, 4
      'RYDER_CUP', // out of season, 1
    ])
  })

  it('goes by the phase among leagues in season', () => {
    expect(orderOn('2026-06-10').slice(0, 4)).toEqual(['NBA', 'NHL', 'MLB', 'PGA'])
  })

  it('puts a league out of season behind one in season whatever its priority', () => {
    const order = orderOn('2026-04-25')
    expect(order.indexOf('NFL')).toBeGreaterThan(order.indexOf('PGA'))
  })

  it('is the same for any order of the input', () => {
    const nowMs = easternTimeToMs('2026-04-25', 12, 0)
    const tabs = ALL_SPORTS.map((sport) => tabOf(sport, false, nowMs))
    fc.assert(
      fc.property(fc.shuffledSubarray(tabs, { minLength: tabs.length }), (shuffled) => {
        expect(sortTabs(shuffled)).toEqual(sortTabs(tabs))
      }),
    )
  })
})
