import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumOfMatches } from '../../../domain/cup/cup-points'
import { mapCup } from './map-cup'
import { matchEntry, overallEntry, sampleCupEvent } from './testing/sample-cup-feed'

const EVENT = '401734110'
const overall = overallEntry({ value: 2.5 }, { value: 1.5 })
const foursomes = [
  matchEntry('11', 'Friday Foursomes', 'USA'),
  matchEntry('12', 'Friday Foursomes', 'halved', '26T11:15Z'),
]
const fourBall = [
  matchEntry('21', 'Friday Four-Ball', 'USA', '26T16:00Z'),
  matchEntry('22', 'Friday Four-Ball', 'EUR', '26T16:15Z'),
]
const singles = [matchEntry('31', 'Sunday Singles', 'open', '28T16:00Z')]

function mapped(competitions: readonly unknown[], changes = {}) {
  const result = mapCup({ events: [sampleCupEvent(competitions, changes)] }, EVENT)
  if (!result.ok) throw new Error(result.reason)
  return result
}

const flat = () => mapped([overall, ...foursomes, ...singles, ...fourBall])
const nested = () => mapped([[overall], foursomes, fourBall, singles])

describe('001 section 7 (Ryder Cup): competitions, the first is overall, the others are sessions', () => {
  it('reads the flat and the nested shape alike', () => {
    expect(nested()).toEqual(flat())
  })

  it('names the cup, its teams, its venue and its points', () => {
    expect(nested().cup).toMatchObject({
      id: EVENT,
      title: '2025 Ryder Cup — United States vs. Europe',
      state: 'in',
      description: 'In Progress',
      startDate: '2025-09-26T07:00:00Z',
      venue: { name: 'Bethpage Black' },
      usa: { abbreviation: 'USA', homeAway: 'home' },
      europe: { abbreviation: 'EUR', homeAway: 'away' },
      totalPoints: { usa: 2.5, europe: 1.5 },
    })
  })

  it('has the sessions in the order they are played, and their matches numbered', () => {
    expect(nested().sessions.map(({ id, name, type }) => [id, name, type])).toEqual([
      ['session-1', 'Friday Foursomes', 'foursomes'],
      ['session-2', 'Friday Four-Ball', 'four-ball'],
      ['session-3', 'Sunday Singles', 'singles'],
    ])
    expect(nested().matches.map(({ id, session, matchNumber }) => [id, session, matchNumber])).toEqual([
      ['11', 'session-1', 1],
      ['12', 'session-1', 2],
      ['21', 'session-2', 1],
      ['22', 'session-2', 2],
      ['31', 'session-3', 1],
    ])
  })

  it.each([
    ['2 Up', '', '2 Up'],
    ['2 Up', '-', '2 Up'],
    ['All Square', '', 'All Square'],
    ['7:10 AM ET', '', ''],
    ['1 Up', '4 & 3', '4 & 3'],
  ])('takes the standing %j of a competitor where its score is %j: %j', (detail, displayValue, score) => {
    const match = matchEntry('31', 'Sunday Singles', 'open', '28T16:00Z')
    const [usa, europe] = match.competitors
    const told = { ...usa, status: { detail }, score: { displayValue } }
    const { matches } = mapped([overall, { ...match, competitors: [told, europe] }])
    expect(matches[0]?.usa.score).toBe(score)
  })

  it('gives a match its words, its result and its players', () => {
    expect(nested().matches.at(-1)).toMatchObject({
      state: 'in',
      status: 'In Progress',
      statusShort: 'Thru 4',
      detail: 'Through 4',
    })
    expect(nested().matches[0]?.usa).toEqual({
      team: 'USA',
      score: '6 & 5',
      status: '',
      detail: '',
      isWinner: true,
      players: [
        {
          id: '7',
          name: 'USA Player',
          headshot: '/api/image/i/headshots/golf/players/full/7.png',
          flag: '/api/image/i/teamlogos/countries/500/usa.png',
        },
      ],
    })
  })

  it('has as many points as its matches give', () => {
    const { cup, matches } = nested()
    expect(sumOfMatches(matches)).toEqual({ usa: 2.5, europe: 1.5 })
    expect(cup!.totalPoints).toEqual({ usa: 2.5, europe: 1.5 })
  })

  it.each([
    ['a text', '2.5', '1.5', { usa: 2.5, europe: 1.5 }],
    ['a display value', { displayValue: '14.5' }, { displayValue: '13.5' }, { usa: 14.5, europe: 13.5 }],
    ['a written fraction', { displayValue: '14 1/2' }, '½', { usa: 14.5, europe: 0.5 }],
    ['a half sign', { displayValue: '14½' }, '½', { usa: 14.5, europe: 0.5 }],
    ['nothing: those of the matches', undefined, undefined, { usa: 2, europe: 0 }],
  ])('reads points as %s', (_what, usa, europe, points) => {
    const wins = [matchEntry('1', 'Singles', 'USA'), matchEntry('2', 'Singles', 'USA')]
    expect(mapped([overallEntry(usa, europe), ...wins]).cup?.totalPoints).toEqual(points)
  })

  it('reads sessions that hold their matches', () => {
    const session = { id: 's', description: 'Friday Foursomes', matches: foursomes }
    expect(mapped([overall, session]).matches.map(({ id }) => id)).toEqual(['11', '12'])
  })

  it('takes a match that the feed lists twice only once, in its first form', () => {
    const again = matchEntry('12', 'Saturday Foursomes', 'EUR', '27T11:15Z')
    const { matches, sessions } = mapped([[overall], foursomes, [again]])
    expect(matches.map(({ id }) => id)).toEqual(['11', '12'])
    expect(matches.map(({ europe }) => europe.isWinner)).toEqual([false, false])
    expect(sessions.map(({ name }) => name)).toEqual(['Friday Foursomes'])
  })

  it.each([
    ['in America', 'home', 'away', { usa: ['2'], europe: ['1'] }],
    ['in Europe', 'away', 'home', { usa: ['1'], europe: ['2'] }],
  ] as const)(
    'tells the sides of a match without team names by who is at home: %s',
    (_where, usa, europe, players) => {
      const named = (homeAway: string, name: string) => ({
        homeAway,
        team: { displayName: name },
        score: { value: 0 },
      })
      const at = (homeAway: string, playerId: string) => ({
        homeAway,
        roster: [{ playerId, athlete: { displayName: playerId } }],
      })
      const host = { ...overall, competitors: [named(europe, 'Europe'), named(usa, 'United States')] }
      const match = {
        ...matchEntry('31', 'Sunday Singles', 'open'),
        competitors: [at('away', '1'), at('home', '2')],
      }
      const { cup, matches } = mapped([[host], [match]])
      expect([cup?.usa.homeAway, cup?.europe.homeAway]).toEqual([usa, europe])
      const ids = (side: 'usa' | 'europe') => matches[0]?.[side].players.map(({ id }) => id)
      expect({ usa: ids('usa'), europe: ids('europe') }).toEqual(players)
    },
  )

  it('leaves out a match whose sides cannot be told apart', () => {
    const unknown = { ...matchEntry('31', 'Sunday Singles', 'open'), competitors: [{ homeAway: 'home' }, {}] }
    expect(mapped([[overall], [unknown]]).matches).toEqual([])
  })

  it('is pre without a state, and has no matches before it is set up', () => {
    const { cup, sessions, matches } = mapped([], { status: undefined })
    expect(cup).toMatchObject({ state: 'pre', totalPoints: { usa: 0, europe: 0 } })
    expect([sessions, matches]).toEqual([[], []])
  })
})

describe('001 section 8 (Ryder Cup): a missing event is no failure', () => {
  const stroke = {
    id: '7',
    name: 'Some Classic',
    competitions: [{ competitors: [{ id: '1' }, { id: '2' }] }],
  }

  it.each([
    ['no events', []],
    ['another tournament of the week', [stroke]],
    ['not an event', [null, 7]],
  ])('%s', (_what, events) => {
    expect(mapCup({ events }, EVENT)).toEqual({ ok: true, sessions: [], matches: [] })
  })

  it('knows a cup without its name by a match of the two sides', () => {
    const event = sampleCupEvent([[stroke.competitions[0], ...foursomes]], { name: 'Some Trophy' })
    expect(mapCup({ events: [event] }, EVENT)).toMatchObject({ ok: true, cup: { name: 'Some Trophy' } })
  })

  it('takes the first cup when the id is not there', () => {
    const beside = { events: [stroke, sampleCupEvent([[overall]], { id: '9' })] }
    expect(mapCup(beside, undefined)).toMatchObject({ ok: true, cup: { id: '9' } })
    const result = mapCup({ events: [sampleCupEvent([[overall]], { id: '9' })] }, EVENT)
    expect(result.ok && result.cup?.id).toBe('9')
  })

  it('refuses a reply without events', () => {
    expect(mapCup({}, EVENT)).toEqual({ ok: false, reason: 'Invalid API response: missing events data' })
  })

  it('never throws, whatever comes, and every match has both sides', () => {
    const broken = fc.oneof(fc.jsonValue(), fc.constant(foursomes[0]), fc.array(fc.jsonValue()))
    fc.assert(
      fc.property(fc.array(broken, { maxLength: 5 }), fc.jsonValue(), (competitions, any) => {
        mapCup(any, EVENT)
        const { cup, sessions, matches } = mapped([overall, ...competitions], { status: any, courses: any })
        expect(cup?.title).toContain('United States vs. Europe')
        expect(matches.every(({ session }) => sessions.some(({ id }) => id === session))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
