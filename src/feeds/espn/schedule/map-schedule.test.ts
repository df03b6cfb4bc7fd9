import { describe, expect, it } from 'vitest'
import { leagueOf } from '../../../domain/league'
import { joinSchedules, mapSchedule } from './map-schedule'
import { partsBeside, schedulePath } from './request'

/** In the feed's shape, written by hand. */
const side = (id: string, homeAway: string, score?: unknown) => ({
  id,
  homeAway,
  team: { id, abbreviation: `T${id}`, displayName: `Team ${id}` },
  ...(score !== undefined && { score }),
})
const FINAL = { type: { name: 'STATUS_FINAL', state: 'post', completed: true, shortDetail: 'Final/OT' } }
const PRE = { type: { name: 'STATUS_SCHEDULED', state: 'pre', completed: false, shortDetail: '1:00 PM' } }

const event = (changes: object = {}, competition: object = {}) => ({
  id: '7',
  date: '2026-10-18T17:00Z',
  seasonType: { type: 2 },
  competitions: [
    {
      neutralSite: false,
      timeValid: true,
      competitors: [
        side('12', 'home', { value: 24, displayValue: '24' }),
        side('9', 'away', { value: 20, displayValue: '20' }),
      ],
      status: FINAL,
      ...competition,
    },
  ],
  ...changes,
})
const reply = (events: readonly unknown[], changes: object = {}) => ({
  season: { year: 2026, type: 2, displayName: '2026' },
  team: {
    id: '12',
    abbreviation: 'KC',
    name: 'Chiefs',
    displayName: 'Kansas City Chiefs',
    color: 'BE1415',
    logo: 'https://a.espncdn.com/i/teamlogos/nfl/500/kc.png',
    recordSummary: '12-5',
    standingSummary: '1st in AFC West',
  },
  events,
  ...changes,
})
const games = (...events: readonly unknown[]) => mapSchedule(reply(events))?.season.games

const FACTS = {
  id: '7',
  start: '2026-10-18T17:00:00Z',
  opponent: { id: '9', displayName: 'Team 9', abbreviation: 'T9' },
  isHome: true,
  isNeutral: false,
  part: 'regular',
}

describe("a team's schedule", () => {
  it('has the team and its games, seen from its own side', () => {
    const { season } = mapSchedule(reply([event()]))!
    expect(season).toStrictEqual({
      team: {
        id: '12',
        name: 'Chiefs',
        displayName: 'Kansas City Chiefs',
        abbreviation: 'KC',
        logo: '/api/image/i/teamlogos/nfl/500/kc.png',
        color: 'BE1415',
      },
      record: '12-5',
      standing: '1st in AFC West',
      season: '2026',
      games: [
        {
          ...FACTS,
          phase: 'final',
          own: 24,
          theirs: 20,
          isLate: true,
        },
      ],
    })
  })

  it('sorts by start and reads games to come, under way and called off', () => {
    const coming = event({ id: '9', date: '2026-11-01T18:00Z' }, { status: PRE, timeValid: false })
    const live = event({ id: '8' }, { status: { type: { state: 'in', shortDetail: '8:36 - 3rd' } } })
    const off = event({ id: '6' }, { status: { type: { name: 'STATUS_POSTPONED', state: 'post' } } })
    expect(games(coming, event({ date: '2026-10-11T17:00Z' }), live, off)).toMatchObject([
      { id: '7', phase: 'final' },
      { id: '8', phase: 'live', own: 24, theirs: 20 },
      { id: '6', phase: 'off', status: 'postponed' },
      { id: '9', phase: 'scheduled', isOpen: true },
    ])
  })

  it.each([
    ['without a day', event({ date: 'soon' }, { date: undefined })],
    ['without the team', event({}, { competitors: [side('1', 'home', '3'), side('2', 'away', '4')] })],
    ['that is over without a score', event({}, { competitors: [side('12', 'home'), side('9', 'away')] })],
    [
      'that is over without our score',
      event({}, { competitors: [side('12', 'home'), side('9', 'away', '4')] }),
    ],
    [
      'that is over without their score',
      event({}, { competitors: [side('12', 'home', '3'), side('9', 'away')] }),
    ],
    ['without an id', event({ id: undefined })],
    ['that is no object', 7],
    ['that is null', null],
  ])('leaves out a game %s', (_what, one) => {
    expect(games(one)).toEqual([])
  })

  it('keeps a game under way without a score, which the feed tells only at its end', () => {
    const status = { type: { state: 'in', shortDetail: '8:36 - 3rd' } }
    const competitors = [side('12', 'home', null), side('9', 'away', null)]
    expect(games(event({}, { status, competitors }))).toStrictEqual([{ ...FACTS, phase: 'live' }])
  })

  it('says of a game under way that it was suspended before', () => {
    const status = { type: { state: 'in', shortDetail: 'Top 6th' } }
    expect(games(event({}, { status, wasSuspended: true }))).toMatchObject([{ wasSuspended: true }])
    expect(JSON.stringify(games(event({}, { wasSuspended: true })))).not.toContain('wasSuspended')
  })

  it.each([
    ['of the game', { timeValid: false }, {}],
    ['of its competition', {}, { timeValid: false }],
  ])('knows an open time from the word %s', (_whose, ofEvent, ofCompetition) => {
    const competition = { status: PRE, timeValid: undefined, ...ofCompetition }
    expect(games(event(ofEvent, competition))).toMatchObject([{ phase: 'scheduled', isOpen: true }])
  })

  it('takes scores as texts too', () => {
    const competitors = [side('12', 'away', '3'), side('9', 'home', '4')]
    expect(games(event({}, { competitors }))).toMatchObject([{ isHome: false, own: 3, theirs: 4 }])
  })

  it.each([
    [
      'on the day of its competition',
      { date: undefined },
      { date: '2026-10-19T17:00Z' },
      { start: '2026-10-19T17:00:00Z' },
    ],
    ['on neutral ground', {}, { neutralSite: true }, { isNeutral: true }],
    ['of the preseason', { seasonType: { type: 1 } }, {}, { part: 'preseason' }],
    ['of a part that it does not tell', { seasonType: undefined }, {}, { part: 'regular' }],
    ['whose hour is known', {}, { status: PRE }, { isOpen: false }],
  ])('has a game %s', (_what, changes, competition, known) => {
    expect(games(event(changes, competition))).toMatchObject([known])
  })

  it.each([
    ['Final/OT', true],
    ['FINAL / 2OT', true],
    ['Final/SO', true],
    ['Final', false],
    ['F/OT', true],
    ['Final/10', false],
    ['Not Final/OT', false],
  ])('a game that ended %j went past its regular time: %s', (shortDetail, isLate) => {
    const status = { type: { ...FINAL.type, shortDetail } }
    expect(games(event({}, { status }))).toMatchObject([{ isLate }])
  })

  it('recognises sides by their own ids, also an opponent without names, and skips what is no side', () => {
    const competitors = [null, { id: '12', homeAway: 'home', score: '3' }, { id: '9', score: '4' }]
    expect(games(event({}, { competitors }))).toMatchObject([
      { isHome: true, opponent: { id: '9', displayName: 'UNK', abbreviation: 'UNK' } },
    ])
    const other = { ...side('9', 'away', '4'), id: '12' }
    expect(games(event({}, { competitors: [other, side('12', 'home', '3')] }))).toMatchObject([
      { opponent: { id: '9' }, own: 3 },
    ])
  })

  it.each([
    [{ name: 'Chiefs' }, { name: 'Chiefs', displayName: 'Chiefs', abbreviation: 'UNK' }],
    [
      { displayName: 'Kansas City' },
      { name: 'Kansas City', displayName: 'Kansas City', abbreviation: 'UNK' },
    ],
    [{ color: '#BE1415' }, { name: 'Unknown Team', displayName: 'Unknown Team', abbreviation: 'UNK' }],
    [{ color: 'BE14155' }, { name: 'Unknown Team', displayName: 'Unknown Team', abbreviation: 'UNK' }],
  ])('fills in the names of a team that comes as %j', (team, known) => {
    const mapped = mapSchedule(reply([], { team: { id: 12, ...team } }))
    expect(mapped?.season.team).toStrictEqual({ id: '12', ...known })
  })

  it('has 250 games at the most', () => {
    const many = Array.from({ length: 251 }, (_, index) => event({ id: `${index}` }))
    expect(games(...many)).toHaveLength(250)
  })

  it('is asked for by team: the part that is on, or a part of a year', () => {
    const path = '/apis/site/v2/sports/football/nfl/teams/12/schedule'
    expect(schedulePath(leagueOf('nfl'), '12')).toBe(path)
    expect(schedulePath(leagueOf('nfl'), '12', { year: 2026, type: 2 })).toBe(
      `${path}?season=2026&seasontype=2`,
    )
  })

  it.each([{ type: 3 }, { year: 2026 }, {}])(
    'of a season that is %j does not say which part it is',
    (season) => {
      expect(mapSchedule(reply([], { season }))).not.toHaveProperty('sent')
    },
  )

  it.each([
    ['the regular season after a preseason', 'nfl', 1, [2]],
    ['nothing beside the regular season', 'nba', 2, []],
    ['the regular season before a postseason', 'nhl', 3, [2]],
    ['the regular season and the play-in before the playoffs of the NBA', 'nba', 3, [2, 5]],
    ["the regular season before the NBA's play-in", 'nba', 5, [2]],
    ['nothing beside a summer', 'nfl', 4, []],
  ] as const)('is asked for once more: %s', (_what, slug, type, types) => {
    const parts = partsBeside(leagueOf(slug), { year: 2026, type })
    expect(parts).toEqual(types.map((each) => ({ year: 2026, type: each })))
  })

  it('is missing without a team', () => {
    expect(mapSchedule(reply([event()], { team: {} }))).toBeUndefined()
  })

  it("counts the NBA's play-in to the postseason", () => {
    const playIn = event({ seasonType: { type: 5 } })
    const mapped = mapSchedule(reply([playIn], { season: { year: 2026, type: 5 } }))
    expect(mapped).toMatchObject({
      sent: { year: 2026, type: 5 },
      season: { games: [{ part: 'postseason' }] },
    })
  })

  it('joins the games of another part without repeating any', () => {
    const late = event({ id: '70', date: '2027-01-10T18:00Z', seasonType: { type: 3 } })
    const post = mapSchedule(reply([late], { season: { year: 2026, type: 3 } }))!
    const regular = mapSchedule(reply([event(), late]))!
    expect(joinSchedules(post.season, regular.season).games.map(({ id, part }) => [id, part])).toEqual([
      ['7', 'regular'],
      ['70', 'postseason'],
    ])
  })
})
