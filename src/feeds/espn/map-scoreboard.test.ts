import { describe, expect, it } from 'vitest'
import { GAME_LEAGUES, leagueOf, type GameSlug } from '../../domain/league'
import { MOST } from '../limits'
import { mapScoreboard } from './map-scoreboard'
import { sampleCompetitor, sampleEvent, sampleStatus } from './testing/sample-event'

const EVENT = 'Invalid game data: event is null, undefined, or missing required properties'

function scoreboard(slug: GameSlug, reply: object) {
  const mapped = mapScoreboard(leagueOf(slug), { events: [], ...reply })
  if (!mapped.ok) throw new Error(mapped.reason)
  return mapped
}

const reasons = (slug: GameSlug, event: unknown) =>
  scoreboard(slug, { events: [event] }).dropped.map(({ reason }) => reason)

describe('a refused event', () => {
  const oneTeam = [sampleCompetitor('home')]

  it.each<[GameSlug, unknown, string]>([
    ['nfl', null, EVENT],
    ['nfl', 7, 'Invalid game data: event is null or not an object'],
    ['nfl', { ...sampleEvent('NFL'), id: undefined }, EVENT],
    [
      'ncaaf',
      { ...sampleEvent('NCAAF'), competitions: ['text'] },
      'Invalid game data: missing competition data',
    ],
    ['nfl', { ...sampleEvent('NFL'), competitions: undefined }, EVENT],
    ['nfl', { ...sampleEvent('NFL'), competitions: [] }, 'Invalid game data: missing competition'],
    ['nfl', sampleEvent('NFL', {}, { competitors: null }), 'Invalid game data: missing competitors data'],
    ['nfl', sampleEvent('NFL', {}, { competitors: oneTeam }), 'Invalid game data: missing home or away team'],
    ['nfl', sampleEvent('NFL', { status: null }), 'Invalid game data: missing status information'],
    [
      'nba',
      sampleEvent('NBA', {}, { competitors: null }),
      'Invalid NBA game data: missing competitors array',
    ],
    ['nba', sampleEvent('NBA', {}, { competitors: oneTeam }), 'Invalid game data: missing team information'],
    ['nba', sampleEvent('NBA', { status: null }), 'Invalid NBA game data: missing status information'],
    [
      'nhl',
      { ...sampleEvent('NHL'), competitions: [null] },
      'Invalid NHL game data: missing competition data',
    ],
    [
      'nhl',
      sampleEvent('NHL', {}, { competitors: oneTeam }),
      'Invalid NHL game data: missing team information',
    ],
    ['mlb', sampleEvent('MLB', {}, { competitors: oneTeam }), 'Invalid game data: missing home or away team'],
  ])('of %s says why: %#', (slug, event, reason) => {
    expect(reasons(slug, event)).toEqual([reason])
  })

  it('is named by its id, if it has one', () => {
    const { dropped } = scoreboard('nfl', { events: [{ id: '7' }, null] })
    expect(dropped).toEqual([
      { eventId: '7', reason: EVENT },
      { eventId: 'unknown', reason: EVENT },
    ])
  })

  it('may be one with the id of another event', () => {
    const { games, dropped } = scoreboard('nfl', { events: [sampleEvent('NFL'), sampleEvent('NFL')] })
    expect(games).toHaveLength(1)
    expect(dropped).toEqual([{ eventId: '100', reason: 'Invalid game data: another event has the same id' }])
  })
})

describe('an accepted event', () => {
  it('may have its status on the competition alone, and its sides in any order', () => {
    const { status, ...event } = sampleEvent('NFL')
    const competitors = [sampleCompetitor('away'), sampleCompetitor('home')]
    const [competition] = event['competitions'] as object[]
    const { games } = scoreboard('nfl', {
      events: [{ ...event, competitions: [{ ...competition, competitors, status }] }],
    })
    expect(games).toMatchObject([{ homeTeam: { abbreviation: 'HOM' }, awayTeam: { abbreviation: 'AWA' } }])
  })
})

describe('a status that stands on the event and on the competition', () => {
  const final = sampleStatus({ name: 'STATUS_FINAL', state: 'post', completed: true, shortDetail: 'Final' })
  const phase = (onEvent: unknown, onCompetition: unknown) =>
    scoreboard('nfl', {
      events: [sampleEvent('NFL', { status: onEvent }, { status: onCompetition })],
    }).games.map((game) => game.phase)

  it("is the event's", () => {
    expect(phase(final, sampleStatus())).toEqual(['final'])
  })

  it.each([[undefined], [null], [{}], [{ period: 3 }], [{ type: 'in' }]])(
    "is the competition's where the event's is %j",
    (broken) => {
      expect(phase(broken, final)).toEqual(['final'])
    },
  )

  it.each([
    ['its type tells no more than an id', { ...sampleStatus(), type: { id: '2' } }],
    ['it has no state', sampleStatus({ state: null, name: '', shortDetail: '', detail: undefined })],
    ['it has no period', sampleStatus({}, { period: undefined })],
    ['its period is null', sampleStatus({}, { period: null })],
    ['it has no clock', sampleStatus({}, { displayClock: '' })],
    ['it has no words', sampleStatus({ shortDetail: null, detail: null })],
  ])("is completed by the competition's where %s", (_what, onEvent) => {
    const { games } = scoreboard('nfl', {
      events: [sampleEvent('NFL', { status: onEvent }, { status: sampleStatus() })],
    })
    expect(games).toMatchObject([{ phase: 'live', quarter: '3Q • 8:36', startTime: '8:36 - 3rd' }])
  })

  it('is that of a game that is still to come when neither has a type', () => {
    expect(phase({}, undefined)).toEqual(['scheduled'])
  })
})

describe('the games of a scoreboard', () => {
  it('are sorted, whatever the order of the events', () => {
    const early = sampleEvent('NFL', { id: '9', date: '2026-09-06T13:30Z' })
    const late = sampleEvent('NFL', { id: '1', date: '2026-09-06T20:25Z' })
    const ids = (events: readonly object[]) => scoreboard('nfl', { events }).games.map(({ id }) => id)
    expect(ids([late, early])).toEqual(['9', '1'])
    expect(ids([early, late])).toEqual(['9', '1'])
  })

  it('000 section 5: unparseable dates are treated as invalid and counted separately', () => {
    const bad = sampleEvent('NFL', { id: '1', date: '2026-02-30T17:00Z' })
    const none = sampleEvent('NFL', { id: '2', date: undefined })
    const mapped = scoreboard('nfl', { events: [bad, none, sampleEvent('NFL', { id: '3' })] })
    expect([mapped.games.length, mapped.unreadableDates, mapped.dropped.length]).toEqual([3, 2, 0])
    expect(mapped.games.filter(({ start }) => start === undefined).map(({ id }) => id)).toEqual(['1', '2'])
  })

  it('may be an empty list', () => {
    expect(scoreboard('nfl', {})).toEqual({ ok: true, games: [], dropped: [], unreadableDates: 0 })
  })
})

describe('the season', () => {
  const ofType = (type: unknown) => ({ season: { type } })

  it('is taken from the games, else from the day, else from the league', () => {
    const leagues = [{ season: { type: { id: '4', type: 4 } } }]
    const events = [sampleEvent('NHL', ofType(3))]
    expect(scoreboard('nhl', { leagues, ...ofType(2), events }).season).toEqual({ phase: 'playoffs' })
    expect(scoreboard('nhl', { leagues, ...ofType(2) }).season).toEqual({ phase: 'regular' })
    expect(scoreboard('nhl', { leagues: [{ season: { type: { type: 1 } } }] }).season).toEqual({
      phase: 'preseason',
    })
  })

  it('is the furthest of a day on which games of two are played', () => {
    const spring = sampleEvent('MLB', { id: '1', ...ofType(1) })
    const opening = sampleEvent('MLB', { id: '2', ...ofType(2) })
    expect(scoreboard('mlb', { events: [spring, opening] }).season).toEqual({ phase: 'regular' })
    const wildCard = sampleEvent('MLB', { id: '3', ...ofType(3) })
    expect(scoreboard('mlb', { events: [opening, wildCard] }).season).toEqual({ phase: 'playoffs' })
  })

  it.each([
    [1, 'preseason'],
    [2, 'regular'],
    [3, 'playoffs'],
    [4, 'offseason'],
    [5, 'playoffs'],
  ])('of type %d is %s', (type, phase) => {
    expect(scoreboard('nba', ofType(type)).season).toEqual({ phase })
  })

  it('is left out when the feed names none, or one that we do not know', () => {
    expect(scoreboard('nhl', {})).not.toHaveProperty('season')
    expect(scoreboard('nhl', ofType(17))).not.toHaveProperty('season')
  })
})

describe('the calendar', () => {
  const days = ['2026-07-12T07:00Z', '2026-12-17T08:00Z']
  const calendar = (league: object) => scoreboard('mlb', { leagues: [league] }).calendar

  it('is the list of Eastern days with games', () => {
    expect(calendar({ calendarIsWhitelist: true, calendar: days })).toEqual(['2026-07-12', '2026-12-17'])
  })

  it('is left out when it lists days without games, or weeks, or nothing', () => {
    expect(calendar({ calendarIsWhitelist: false, calendar: days })).toBeUndefined()
    expect(calendar({ calendarIsWhitelist: true, calendar: [{ label: 'Week 1' }] })).toBeUndefined()
    expect(calendar({ calendarIsWhitelist: true, calendar: [...days, 'soon'] })).toBeUndefined()
    expect(calendar({ calendarIsWhitelist: true, calendar: [] })).toBeUndefined()
    expect(calendar({})).toBeUndefined()
  })
})

it('every league refuses a reply without events in the same words', () => {
  const refused = GAME_LEAGUES.map((league) => mapScoreboard(league, { leagues: [] }))
  expect(refused).toEqual(
    GAME_LEAGUES.map(() => ({ ok: false, reason: 'Invalid API response: missing events data' })),
  )
})

describe('a reply of another league', () => {
  // A cache between us and the feed may mix up two answers.
  const named = (slug: unknown) => ({ leagues: [{ slug }], events: [sampleEvent('NBA')] })

  it('is refused: its games must not stand on this board', () => {
    const reason = 'Invalid API response: data of another league'
    expect(mapScoreboard(leagueOf('nfl'), named('nba'))).toEqual({ ok: false, reason })
    expect(mapScoreboard(leagueOf('ncaaf'), named('mens-college-basketball'))).toEqual({ ok: false, reason })
    expect(mapScoreboard(leagueOf('nfl'), named('pga'))).toEqual({ ok: false, reason })
  })

  it.each(['nba', 'NBA', 'nba-cup', '', undefined, 7])('is not one that names itself %j', (slug) => {
    expect(mapScoreboard(leagueOf('nba'), named(slug))).toMatchObject({ ok: true, games: [{ id: '100' }] })
  })

  it('is none without leagues', () => {
    for (const leagues of [undefined, null, [], [null], 'nfl'])
      expect(mapScoreboard(leagueOf('nba'), { leagues, events: [] })).toMatchObject({ ok: true })
  })
})

it('a reply gives no more games than a day can have', () => {
  const events = Array.from({ length: MOST.games + 1 }, (_, n) => sampleEvent('NFL', { id: String(n) }))
  const { games, dropped } = scoreboard('nfl', { events })
  expect([games.length, dropped]).toEqual([MOST.games, []])
})
