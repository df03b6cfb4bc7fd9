import { describe, expect, it } from 'vitest'
import { refusedEventText } from '../../../domain/feed-texts/refused-event'
import { MOST } from '../../limits'
import { mapGolf, NOT_A_COMPETITOR } from './map-golf'
import { MATCH_PLAY } from './read-tournament'
import { mapped, NOW, player } from './testing/mapped-golf'
import { leaderboardCompetitor, round, sampleEvent, type Json } from './testing/sample-golf'

describe('a figure that golf cannot have', () => {
  it.each([1e9, -1e9, 2.5, '1000000'])('%s is left out, wherever it stands', (figure) => {
    const broken = leaderboardCompetitor(
      '1',
      {},
      {
        linescores: [round(1, figure as never, '-1')],
        score: figure,
        movement: figure,
        statistics: [{ name: 'scoreToPar', value: figure }],
      },
    )
    const shown = player(broken)
    expect(shown).toMatchObject({ score: 'E', rounds: [] })
    expect(shown).not.toHaveProperty('movement')
  })
})

describe('the Tour Championship of 2024, in which players were given strokes', () => {
  const event = { name: 'TOUR Championship', date: '2024-08-29T04:00Z' }
  const leader = leaderboardCompetitor('1', {}, { statistics: [{ name: 'scoreToPar', value: -15 }] })
  const second = leaderboardCompetitor(
    '2',
    {},
    { statistics: [], score: { displayValue: '-13' }, linescores: [round(1, 64, '-7'), round(2, 69, '-2')] },
  )

  it("has the feed's totals and places, which no sum of rounds gives", () => {
    const board = mapped(sampleEvent([second, leader], event)).leaderboards[0]
    expect(board?.players).toMatchObject([
      { id: '1', score: '-15', positionText: '1', today: '-1' },
      { id: '2', score: '-13', positionText: '2' },
    ])
  })

  it('shows before the start with how many strokes a player begins', () => {
    const type = { name: 'STATUS_SCHEDULED', state: 'pre' }
    const waiting = { ...leader, linescores: [], statistics: [{ name: 'scoreToPar', value: -10 }] }
    const shown = player({ ...waiting, status: { period: 1, type } }, event)
    expect(shown).toMatchObject({ state: 'waiting', score: '-10', positionText: '-' })
  })
})

describe('a week with two tournaments', () => {
  const major = { ...sampleEvent([leaderboardCompetitor('1')]), id: '20', date: '2026-06-04T04:00Z' }
  const beside = { ...sampleEvent([leaderboardCompetitor('2')]), id: '10', date: '2026-06-04T04:00Z' }
  const earlier = { ...sampleEvent([leaderboardCompetitor('3')]), id: '30', date: '2026-06-03T04:00Z' }

  it.each([[[major, beside, earlier]], [[earlier, beside, major]], [[beside, earlier, major]]])(
    'has a leaderboard for each, by start and then by id, with its own players',
    (events) => {
      const result = mapGolf({ events }, NOW)
      expect(
        result.ok &&
          result.leaderboards.map(({ tournament, players }) => [tournament.id, players.map(({ id }) => id)]),
      ).toEqual([
        ['30', ['3']],
        ['10', ['2']],
        ['20', ['1']],
      ])
    },
  )

  it('drops the second event with the same id and keeps the first', () => {
    const twin = { ...beside, id: '20' }
    const result = mapGolf({ events: [major, twin] }, NOW)
    expect(result).toMatchObject({
      leaderboards: [{ tournament: { id: '20' }, players: [{ id: '1' }] }],
      dropped: [{ eventId: '20', reason: refusedEventText('unique-id') }],
    })
  })
})

describe('a tournament that is called off', () => {
  const type = { state: 'post', completed: false }
  const startTimeOf = (changes: Json, competition: Json) =>
    mapped(sampleEvent([], changes, competition)).leaderboards[0]?.tournament.startTime

  it.each([
    [
      'of its competition',
      { status: { type: { ...type, detail: 'Tournament canceled', shortDetail: 'Canceled, rain' } } },
      'Tournament canceled',
    ],
    [
      'of its competition, in short',
      { status: { type: { ...type, shortDetail: 'Canceled, rain', description: 'Canceled' } } },
      'Canceled, rain',
    ],
    ['of its competition, in a word', { status: { type: { ...type, description: 'Canceled' } } }, 'Canceled'],
    ['of the event, which has no other', {}, 'Called off'],
  ])('says so with the words %s', (_what, competition, words) => {
    const ofEvent = { status: { type: { ...type, description: 'Called off' } } }
    expect(startTimeOf(ofEvent, { status: {}, ...competition })).toBe(words)
  })
})

describe('an event that is no usual leaderboard', () => {
  it('is a tournament without players when it is only scheduled', () => {
    const event = { ...sampleEvent([]), competitions: [{ status: { period: 0, type: { state: 'pre' } } }] }
    expect(mapped(event).leaderboards[0]?.players).toEqual([])
  })

  it.each([
    ['match play', { tournament: { scoringSystem: { name: 'Match' } } }],
    ['a cup as a list of sessions', { competitions: [[{}], [{}]] }],
    ['a cup on the scoreboard', { name: 'Ryder Cup' }],
  ])('%s', (_what, changes) => {
    expect(mapped(sampleEvent([], changes))).toMatchObject({
      leaderboards: [],
      dropped: [{ eventId: '700', reason: MATCH_PLAY }],
    })
  })

  it('loses a competitor without id or name, and keeps the others', () => {
    const broken = [null, 7, {}, leaderboardCompetitor(''), leaderboardCompetitor('5', {}, { athlete: {} })]
    const { leaderboards, dropped } = mapped(sampleEvent([...broken, leaderboardCompetitor('1')]))
    expect(leaderboards[0]?.players.map(({ id }) => id)).toEqual(['1'])
    expect(dropped).toEqual(broken.map(() => ({ eventId: '700', reason: NOT_A_COMPETITOR })))
  })

  it('names a competitor once, as it is listed first, however often the feed lists one', () => {
    const twice = [leaderboardCompetitor('1'), leaderboardCompetitor('1', {}, { movement: -9 })]
    const players = mapped(sampleEvent(twice)).leaderboards[0]!.players
    expect(players.map(({ id, movement }) => [id, movement])).toEqual([['1', undefined]])
  })

  it('has no more players and tournaments than a week can have', () => {
    const field = Array.from({ length: MOST.players + 1 }, (_, index) =>
      leaderboardCompetitor(`${index + 1}`),
    )
    expect(mapped(sampleEvent(field)).leaderboards[0]?.players).toHaveLength(MOST.players)
    const events = Array.from({ length: MOST.tournaments + 1 }, (_, index) => ({
      ...sampleEvent([]),
      id: `${index + 1}`,
    }))
    const week = mapGolf({ events }, NOW)
    expect(week.ok && week.leaderboards).toHaveLength(MOST.tournaments)
  })

  it('stands behind the others when nobody knows when it begins', () => {
    const undated = { ...sampleEvent([], { date: '' }), id: '1' }
    const week = mapGolf({ events: [undated, sampleEvent([])] }, NOW)
    expect(week.ok && week.leaderboards.map(({ tournament }) => tournament.id)).toEqual(['700', '1'])
  })

  it('is refused when it has no id, and says why', () => {
    expect(mapped({ ...sampleEvent([]), id: '' }).dropped).toEqual([
      { eventId: 'unknown', reason: refusedEventText('properties') },
    ])
  })

  it('does not cost the tournament beside it', () => {
    const result = mapGolf({ events: [null, sampleEvent([]), {}, { id: 1, competitions: 7 }] }, NOW)
    expect(result.ok && result.leaderboards.length).toBe(1)
    expect(result.ok && result.dropped.length).toBe(3)
  })
})

it('a reply of another league is refused, and not taken for a week without golf', () => {
  const reply = { leagues: [{ slug: 'nfl' }], events: [] }
  expect(mapGolf(reply, NOW)).toEqual({ ok: false, reason: 'Invalid API response: data of another league' })
  expect(mapGolf({ ...reply, leagues: [{ slug: 'pga' }] }, NOW)).toMatchObject({ ok: true })
})
