import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_SPORTS, type Sport } from '../league'
import { easternTimeToMs } from '../time/eastern'
import { contentFor, contentOn } from './content-for'
import type { GamesFound } from './season-content'

const noon = (day: string) => easternTimeToMs(day, 12, 0)

describe('000 section 4: content type per league and date', () => {
  it.each([
    // games in regular season, playoffs, championship, preseason, summer league and spring training
    ['NFL', '2026-10-01', 'games'],
    ['NFL', '2027-01-20', 'games'],
    ['NBA', '2026-06-10', 'games'],
    ['NFL', '2026-08-15', 'games'],
    ['NBA', '2026-07-10', 'games'],
    ['MLB', '2026-03-01', 'games'],
    ['PGA', '2026-07-01', 'games'],
    ['RYDER_CUP', '2027-09-17', 'games'],
    // a special event day comes before games
    ['MLB', '2026-07-14', 'special'],
    ['NHL', '2024-02-03', 'special'],
    // all-star, draft and free agency are special events where somebody has named the days of that year
    ['NBA', '2026-02-16', 'special'],
    ['NBA', '2025-06-26', 'special'],
    ['NBA', '2028-02-18', 'games'],
    ['NBA', '2028-06-26', 'message'],
    ['NFL', '2026-03-20', 'special'],
    ['NHL', '2026-07-14', 'special'],
    // offseason
    ['NBA', '2026-08-01', 'countdown'],
    ['NFL', '2026-06-01', 'countdown'],
    ['NCAAF', '2026-06-01', 'message'],
    ['PGA', '2026-12-15', 'message'],
    ['RYDER_CUP', '2026-09-26', 'message'],
    // a disruption wins
    ['NBA', '2011-11-15', 'countdown'],
    ['NHL', '2012-11-15', 'message'],
    ['MLB', '2020-07-11', 'message'],
    // a notice does not
    ['NFL', '2017-09-10', 'games'],
    ['NBA', '2026-12-25', 'games'],
  ] as const)('%s on %s: %s', (sport, day, kind) => {
    expect(contentOn(sport, noon(day)).kind).toBe(kind)
  })

  it('names the special event', () => {
    expect(contentOn('MLB', noon('2026-07-14'))).toMatchObject({ title: 'MLB All-Star Game' })
    expect(contentOn('MLB', noon('2025-07-13'))).toMatchObject({ title: 'MLB Draft' })
    expect(contentOn('NBA', noon('2026-02-14'))).toMatchObject({ title: 'NBA All-Star Break' })
    expect(contentOn('NFL', noon('2026-03-11'))).toMatchObject({
      title: 'NFL Free Agency',
      text: 'Teams are signing players.',
    })
  })

  it('counts down to the return from a delay', () => {
    expect(contentOn('NBA', noon('2011-12-20'))).toEqual({
      kind: 'countdown',
      title: 'Season delayed due to labor dispute',
      text: 'NBA Season begins in: 5 days',
      milestone: 'NBA Season',
      days: 5,
    })
  })

  it('says why a season is suspended, and offers no other league', () => {
    expect(contentOn('NBA', noon('2020-04-15'))).toEqual({
      kind: 'message',
      title: 'NBA',
      text: 'Season suspended due to COVID-19',
    })
  })

  it('offers another league for a cancelled season, the one in season that matters most', () => {
    const cancelled = { kind: 'message', title: 'NHL', text: 'Season cancelled due to lockout' }
    expect(contentOn('NHL', noon('2012-10-15'))).toEqual({ ...cancelled, alternative: 'MLB' })
    expect(contentOn('NHL', noon('2012-11-15'))).toEqual({ ...cancelled, alternative: 'NFL' })
  })
})

describe('000 section 2: no games', () => {
  const countdown = { kind: 'countdown', title: 'NFL Offseason', milestone: 'NFL Preseason' }
  const none = { kind: 'message', text: 'No games scheduled today.' }
  it.each([
    ['NFL', '2026-06-26', { ...countdown, days: 45, text: 'NFL Preseason begins in: 45 days' }],
    ['NFL', '2026-08-09', { ...countdown, days: 1, text: 'NFL Preseason begins in: 1 day' }],
    ['MLB', '2026-12-15', { title: 'MLB Offseason', text: 'MLB Spring Training begins in: 67 days' }],
    ['NHL', '2027-02-05', { title: 'NHL Offseason', text: 'NHL Playoffs begins in: 70 days' }],
    ['NCAAB', '2026-07-01', { ...none, title: 'NCAAB Offseason' }],
    ['NCAAF', '2026-09-01', { ...none, title: 'NCAAF Offseason' }],
    ['PGA', '2026-06-01', { ...none, title: 'PGA Offseason' }],
    ['RYDER_CUP', '2026-09-26', { ...none, title: 'RYDER CUP Offseason' }],
  ] as const)('%s on %s: %j', (sport, day, content) => {
    expect(contentFor(sport, noon(day), 'none')).toMatchObject(content)
  })
})

describe('what the search for games brought', () => {
  it.each<readonly [Sport, string, GamesFound, string]>([
    // If games exist for today, show them: all-star and draft days come on other dates in other years.
    ['NHL', '2026-02-03', 'today', 'games'],
    ['MLB', '2026-07-09', 'today', 'games'],
    ['NFL', '2026-08-06', 'today', 'games'],
    // The first day with games in the next 21
    ['NFL', '2026-08-01', 'upcoming', 'games'],
    ['NBA', '2026-02-15', 'upcoming', 'games'],
    ['NHL', '2026-06-26', 'upcoming', 'games'],
    // NBA in offseason, summer league, draft or free agency shows the next season opener
    ['NBA', '2026-07-02', 'opener', 'games'],
    ['NCAAF', '2026-05-01', 'opener', 'games'],
    ['NBA', '2026-08-01', 'none', 'countdown'],
    ['NBA', '2025-07-02', 'none', 'countdown'],
    // a disruption wins
    ['NBA', '2020-04-15', 'today', 'message'],
    ['NBA', '2011-11-15', 'upcoming', 'countdown'],
  ])('%s on %s with %s: %s', (sport, day, found, kind) => {
    expect(contentFor(sport, noon(day), found).kind).toBe(kind)
  })
})

it('on an ordinary day nothing stands above the games', () => {
  expect(contentFor('NBA', noon('2026-11-10'), 'today')).toEqual({ kind: 'games' })
})

describe('a special event of a league', () => {
  const event = { title: 'NHL Draft', text: 'The draft takes place today.' }

  it.each(['today', 'opener', 'upcoming'] as const)('is a line above games that were found: %s', (found) => {
    expect(contentFor('NHL', noon('2026-06-26'), found)).toEqual({ kind: 'games', event })
  })

  it('is a line of the offseason screen where none were found', () => {
    expect(contentFor('NHL', noon('2026-06-26'), 'none')).toMatchObject({
      kind: 'countdown',
      title: 'NHL Offseason',
      event,
    })
  })
})

describe('any moment from 1990 to 2040', () => {
  it('has content with words, and counts down at least one day', () => {
    const moment = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2040, 11, 31) })
    const found = fc.constantFrom<GamesFound>('today', 'opener', 'upcoming', 'none')
    fc.assert(
      fc.property(fc.constantFrom(...ALL_SPORTS), moment, found, (sport, nowMs, games) => {
        for (const content of [contentOn(sport, nowMs), contentFor(sport, nowMs, games)]) {
          if (content.kind === 'games') continue
          expect(content.title).not.toBe('')
          expect(content.text).not.toMatch(/undefined|NaN/)
          if (content.kind === 'countdown') expect(content.days).toBeGreaterThanOrEqual(1)
        }
      }),
    )
  })
})
