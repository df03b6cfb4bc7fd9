import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time/intervals'
import { NOON, sampleVisit } from '../testing/samples'
import { analyticsSport, averageVisitMinutes, isActiveNow, visitsWithin } from './visit'

describe('002 section 1: analytics track NFL, NBA, MLB, NHL, NCAAF, PGA (NFL default)', () => {
  it.each([
    ['NBA', 'NBA'],
    ['PGA', 'PGA'],
    ['RYDER_CUP', 'NFL'],
    [undefined, 'NFL'],
  ])('%s counts for %s', (sport, counted) => {
    expect(analyticsSport(sport)).toBe(counted)
  })
})

describe('002 section 9: sessions', () => {
  const lasting = (ms: number) => sampleVisit({ startMs: NOON, lastMs: NOON + ms })

  it('durations over 24 h are ignored in averaging', () => {
    expect(averageVisitMinutes([lasting(HOUR_MS), lasting(3 * HOUR_MS), lasting(DAY_MS + 1)])).toBe(120)
    expect(averageVisitMinutes([lasting(DAY_MS)])).toBe(1440)
    expect(averageVisitMinutes([])).toBeUndefined()
  })

  it('a moment between two spans belongs to the earlier one', () => {
    const visits = [sampleVisit({ startMs: NOON })]
    expect(visitsWithin(visits, NOON - DAY_MS, NOON)).toEqual(visits)
    expect(visitsWithin(visits, NOON, NOON + DAY_MS)).toEqual([])
  })

  it('a clock that went back makes no negative duration', () => {
    expect(averageVisitMinutes([lasting(-HOUR_MS)])).toBe(0)
  })

  it.each([
    ['within 30 min', { lastMs: NOON - 30 * MINUTE_MS }, true],
    ['longer ago', { lastMs: NOON - 30 * MINUTE_MS - 1 }, false],
    ['ended', { active: false }, false],
  ])('active-session window 30 min: %s', (_words, changes, active) => {
    expect(isActiveNow(sampleVisit(changes), NOON)).toBe(active)
  })
})
