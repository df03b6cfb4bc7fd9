import { describe, expect, it } from 'vitest'
import { addDays, easternClock, easternDay } from '../../../src/domain/time/eastern'
import { GAME_LEAGUES, type GameSlug } from '../../../src/domain/league'
import { leaguePart } from '../payload/league'
import { createWorld } from '../world'
import { placeOf } from './fixture'

const season = createWorld(5, 'season')
const days = (from: string, count: number) => Array.from({ length: count }, (_, n) => addDays(from, n))
const gamesIn = (slug: GameSlug, from: string, count: number) =>
  days(from, count).flatMap((day) => season.slate.fixtures(slug, day))

describe('the season slate', () => {
  it.each([
    ['nfl', '2026-03-01', 180],
    ['nba', '2026-07-01', 110],
    ['mlb', '2026-11-10', 130],
    ['nhl', '2026-07-01', 95],
  ] as const)('has no %s games out of season', (slug, from, count) => {
    expect(gamesIn(slug, from, count)).toEqual([])
  })

  it('plays football on Thursdays, Sundays and Mondays, late in the season on Saturdays too', () => {
    const weekdays = (from: string) =>
      new Set(gamesIn('nfl', from, 7).map((game) => easternClock(game.start).weekday))
    expect(weekdays('2026-10-08')).toEqual(new Set([0, 1, 4]))
    expect(weekdays('2026-12-31')).toEqual(new Set([0, 1, 4, 6]))
  })

  it.each(GAME_LEAGUES.map((league) => league.slug))('lets a %s team play once a day', (slug) => {
    for (const day of days('2026-10-20', 21)) {
      const teams = season.slate.fixtures(slug, day).flatMap(({ home, away }) => [home.id, away.id])
      expect(new Set(teams).size).toBe(teams.length)
    }
  })

  it.each(GAME_LEAGUES.map((league) => league.slug))(
    'starts %s games on the Eastern day they belong to',
    (slug) => {
      const games = days('2026-10-01', 60).flatMap((day) => season.slate.fixtures(slug, day))
      expect(games.filter((game) => easternDay(game.start) !== game.day)).toEqual([])
      expect(games.filter((game) => placeOf(game.id)?.day !== game.day)).toEqual([])
    },
  )

  it('plays each playoff series until one team has the wins it takes, and the winners play on', () => {
    const games = gamesIn('nhl', '2027-04-19', 65)
    const final = games.filter((game) => game.series?.title === 'Stanley Cup Final')
    expect(final.length).toBeGreaterThanOrEqual(4)
    expect(final.length).toBeLessThanOrEqual(7)
    const last = final.at(-1)?.series
    expect(Math.max(last?.homeWins ?? 0, last?.awayWins ?? 0)).toBe(3)
    expect(
      new Set(
        games.filter((game) => game.series?.round === 0).flatMap((game) => [game.home.id, game.away.id]),
      ).size,
    ).toBe(16)
  })

  it.each(['nba', 'nhl'] as const)('lists every %s day with games in the calendar', (slug) => {
    const { calendar, calendarIsWhitelist } = leaguePart(season, slug, '2027-01-10') as unknown as League
    const listed = new Set(calendar.map((iso) => iso.slice(0, 10)))
    const playing = days('2026-10-01', 265).filter((day) => season.slate.fixtures(slug, day).length > 0)
    expect(calendarIsWhitelist).toBe(true)
    expect(playing.filter((day) => !listed.has(day))).toEqual([])
    expect(listed.has('2026-12-24')).toBe(false)
  })

  it('lists the days without games in the calendar of baseball', () => {
    const { calendar, calendarIsWhitelist } = leaguePart(season, 'mlb', '2026-06-01') as unknown as League
    const listed = new Set(calendar.map((iso) => iso.slice(0, 10)))
    expect(calendarIsWhitelist).toBe(false)
    expect(
      days('2026-03-30', 180).filter(
        (day) => (season.slate.fixtures('mlb', day).length === 0) !== listed.has(day),
      ),
    ).toEqual([])
  })
})

interface League {
  readonly calendar: readonly string[]
  readonly calendarIsWhitelist: boolean
}

describe('the slates for measuring', () => {
  it('standard: sixteen football games at one in the afternoon, every day', () => {
    const world = createWorld(1, 'standard')
    for (const day of ['2026-02-03', '2026-07-04', '2026-11-15']) {
      const starts = world.games('nfl', day).map((game) => easternClock(game.start).hour)
      expect(starts).toEqual(Array.from({ length: 16 }, () => 13))
    }
  })

  it('full: a hundred games a day in every league, more than a reply holds in college', () => {
    const world = createWorld(1, 'full')
    expect(GAME_LEAGUES.map((league) => world.games(league.slug, '2026-07-04').length)).toEqual([
      100, 100, 100, 100, 120, 120,
    ])
  })

  it('night: the hundred games of one league, and one a day elsewhere', () => {
    const world = createWorld(1, 'night')
    expect(GAME_LEAGUES.map((league) => world.games(league.slug, '2026-11-21').length)).toEqual([
      1, 100, 1, 1, 1, 1,
    ])
  })
})
