import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseToPar } from '../../../domain/golf/to-par'
import { isValidCompetitor } from '../../../domain/golf/valid-competitor'
import { mapGolfCalendar } from './map-calendar'
import { mapGolf, NOT_A_COMPETITOR } from './map-golf'
import { mapScorecard } from './map-scorecard'
import { MATCH_PLAY } from './read-tournament'
import {
  holes,
  leaderboardCompetitor,
  round,
  sampleEvent,
  scoreboardCompetitor,
  type Json,
} from './testing/sample-golf'

const NOW = Date.parse('2026-06-06T18:00:00Z')

function mapped(event: unknown) {
  const result = mapGolf({ events: [event] }, NOW)
  if (!result.ok) throw new Error(result.reason)
  return result
}

function player(competitor: Json, changes: Json = {}, competition: Json = {}) {
  return mapped(sampleEvent([competitor], changes, competition)).leaderboards[0]?.players[0]
}

const post = { status: { type: { state: 'post', completed: true } } }

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

describe('a week with two tournaments', () => {
  const major = { ...sampleEvent([leaderboardCompetitor('1')]), id: '20', date: '2026-06-04T04:00Z' }
  const beside = { ...sampleEvent([leaderboardCompetitor('2')]), id: '10', date: '2026-06-04T04:00Z' }
  const earlier = { ...sampleEvent([leaderboardCompetitor('3')]), id: '30', date: '2026-06-03T04:00Z' }

  it('has a leaderboard for each, by start and then by id, with its own players', () => {
    const result = mapGolf({ events: [major, beside, earlier] }, NOW)
    expect(
      result.ok &&
        result.leaderboards.map(({ tournament, players }) => [tournament.id, players.map(({ id }) => id)]),
    ).toEqual([
      ['30', ['3']],
      ['10', ['2']],
      ['20', ['1']],
    ])
  })

  it('drops the second event with the same id and keeps the first', () => {
    const twin = { ...beside, id: '20' }
    const result = mapGolf({ events: [major, twin] }, NOW)
    expect(result).toMatchObject({
      leaderboards: [{ tournament: { id: '20' }, players: [{ id: '1' }] }],
      dropped: [{ eventId: '20' }],
    })
  })
})

describe('a tournament that is called off', () => {
  const type = { state: 'post', completed: false, description: 'Canceled' }
  const startTimeOf = (changes: Json, competition: Json) =>
    mapped(sampleEvent([], changes, competition)).leaderboards[0]?.tournament.startTime

  it.each([
    [
      'of its competition',
      { status: { type: { ...type, detail: 'Tournament canceled' } } },
      'Tournament canceled',
    ],
    ['of its competition, in a word', { status: { type } }, 'Canceled'],
    ['of the event, which has no other', {}, 'Canceled'],
  ])('says so with the words %s', (_what, competition, words) => {
    expect(startTimeOf({ status: { type } }, { status: {}, ...competition })).toBe(words)
  })
})

describe('feed guide section 7: the leaderboard endpoint', () => {
  it.each([
    ['on the course', {}, { state: 'playing', thru: '9', today: '-1' }],
    [
      'done for the day',
      { type: { name: 'STATUS_FINISH', state: 'post', completed: true } },
      { state: 'finished', thru: 'F', today: '-1' },
    ],
    [
      'cut',
      { type: { name: 'STATUS_CUT', state: 'post', shortDetail: 'CUT' } },
      { state: 'out', thru: 'CUT', today: '-', positionText: '-' },
    ],
    [
      'withdrawn, which is a STATUS_CUT too',
      { type: { name: 'STATUS_CUT', state: 'post', shortDetail: 'WD' } },
      { state: 'out', thru: 'WD' },
    ],
    [
      'withdrawn, said in a word',
      { type: { name: 'STATUS_WITHDRAWN', state: 'post', shortDetail: 'Withdrawn' } },
      { state: 'out', thru: 'WD' },
    ],
    [
      'disqualified',
      { type: { name: 'STATUS_DISQUALIFIED', state: 'post', shortDetail: 'DQ' } },
      { state: 'out', thru: 'DQ' },
    ],
    [
      'withdrawn, said where others have their hole',
      { type: { name: 'STATUS_CUT', state: 'post' }, displayValue: 'WD' },
      { state: 'out', thru: 'WD' },
    ],
    [
      'out although its play is called finished',
      { type: { name: 'STATUS_FINISH', state: 'post' }, displayValue: 'MDF' },
      { state: 'out', thru: 'MDF' },
    ],
    ['on the course, the holes said in words', { thru: undefined, displayValue: 'Thru 12' }, { thru: '12' }],
    ['on the course, the holes said as a text', { thru: null, displayThru: '7' }, { thru: '7' }],
    ['on the course, nobody says where', { thru: 'nine' }, { state: 'playing', thru: '-', today: '-1' }],
    [
      'waiting',
      { type: { state: 'pre' }, teeTime: '2026-06-06T19:00Z', startHole: 10 },
      { state: 'waiting', thru: '-', today: '-', teeTime: '2026-06-06T19:00:00Z', startHole: 10 },
    ],
    [
      'waiting, the tee time as display value',
      { type: { state: 'pre' }, displayValue: '2026-06-06T19:00:00Z' },
      { state: 'waiting', teeTime: '2026-06-06T19:00:00Z' },
    ],
  ])('%s', (_what, status, expected) => {
    expect(player(leaderboardCompetitor('1', status))).toMatchObject(expected)
  })

  it('takes the sum of the rounds as the total, not the score, which lags behind', () => {
    expect(player(leaderboardCompetitor('1'))?.score).toBe('-5')
  })

  it('takes the total from the statistics where a round has no score to par', () => {
    const linescores = [round(1, 70, '-2'), { period: 2, value: 71 }]
    const statistics = [{ name: 'scoreToPar', value: 3 }]
    expect(player(leaderboardCompetitor('1', {}, { linescores, statistics }))?.score).toBe('+3')
  })

  it('leaves a play-off out of the total and puts its winner in front', () => {
    const done = { period: 5, type: { name: 'STATUS_FINISH', state: 'post', completed: true } }
    const lines = (extra: string) => [round(1, 70, '-2'), round(5, 3, extra, { isPlayoff: true })]
    const event = sampleEvent(
      [
        leaderboardCompetitor('1', done, { linescores: lines('E') }),
        leaderboardCompetitor('2', done, { linescores: lines('-1'), sortOrder: 2 }),
      ],
      { ...post, winner: { id: '2' } },
    )
    const rows = mapped(event).leaderboards[0]!.players
    expect(rows.map(({ id, positionText, score }) => [id, positionText, score])).toEqual([
      ['2', '1', '-2'],
      ['1', '2', '-2'],
    ])
  })

  describe('a play-off that is under way', () => {
    const first = leaderboardCompetitor('1', { period: 5, thru: 1 })
    const done = { period: 4, thru: 18, type: { name: 'STATUS_FINISH', state: 'post', completed: true } }
    const tournamentIn = (status: Json, changes: Json = {}, competitors: readonly unknown[] = [first]) =>
      mapped(sampleEvent(competitors, changes, { status: { type: { state: 'in', detail: '' }, ...status } }))
        .leaderboards[0]!

    it.each([
      ['the words', { period: 4, type: { state: 'in', detail: 'Playoff - In Progress' } }, {}, [first]],
      ['a round beyond the last', { period: 5 }, { tournament: { numberOfRounds: 4 } }, [first]],
      ['a player in it', { period: 4 }, {}, [leaderboardCompetitor('1', { ...done, playoff: true })]],
      [
        'one of its rounds',
        { period: 4 },
        {},
        [leaderboardCompetitor('1', done, { linescores: [round(5, 3, 'E', { isPlayoff: true })] })],
      ],
    ])('is recognised by %s', (_what, status, changes, competitors) => {
      expect(tournamentIn(status, changes, competitors).tournament.playoff).toBe(true)
    })

    it('is not assumed where the feed has five rounds and does not say how many there are, nor after its end', () => {
      expect(tournamentIn({ period: 5 }).tournament.playoff).toBeUndefined()
      const over = { ...post, tournament: { numberOfRounds: 4 } }
      expect(tournamentIn({ period: 5 }, over).tournament.playoff).toBeUndefined()
    })

    it('has players who have finished their rounds', () => {
      const [row] = tournamentIn({ period: 5 }, { tournament: { numberOfRounds: 4 } }).players
      expect(row).toMatchObject({ state: 'finished', thru: 'F' })
    })
  })

  it('ranks the most points first in a Stableford event', () => {
    const points = (id: string, score: string) =>
      leaderboardCompetitor(id, {}, { linescores: [round(1, 70, score)] })
    const event = sampleEvent([points('1', '+4'), points('2', '+9')], {
      tournament: { scoringSystem: { name: 'Stableford' } },
    })
    expect(mapped(event).leaderboards[0]!.players.map(({ id }) => id)).toEqual(['2', '1'])
  })
})

describe('feed guide section 7: the scoreboard endpoint', () => {
  const full = { linescores: holes(18) }
  const two = [round(1, 72, 'E', full), round(2, 70, '-2', full)]
  const tee = { statistics: { categories: [{ stats: [{ displayValue: 'Sat Jun 06 14:05:00 PDT 2026' }] }] } }
  /** Maps the competitor in a field whose third round is listed. */
  const inField = (competitor: Json) =>
    mapped(
      sampleEvent([competitor, scoreboardCompetitor('rival', [...two, round(3, 0, '-', tee)])]),
    ).leaderboards[0]!.players.find(({ id }) => id === competitor['id'])

  it.each([
    [
      'on the course',
      [...two, round(3, 16, 'E', { linescores: holes(4) })],
      { state: 'playing', thru: '4', today: 'E' },
    ],
    ['done for the day', [...two, round(3, 71, '-1', full)], { state: 'finished', thru: 'F', score: '-3' }],
    ['waiting', [...two, round(3, 0, '-', tee)], { state: 'waiting', teeTime: '2026-06-06T18:05:00Z' }],
    ['cut players simply have fewer rounds', two, { state: 'out', thru: 'CUT', score: '-2' }],
    [
      'a round broken off is a withdrawal',
      [two[0], round(2, 64, '+8', { linescores: holes(15) }), round(3, 0, '-')],
      { state: 'out', thru: 'WD' },
    ],
    ['not started at all', [round(3, 0, '-', tee)], { state: 'waiting', positionText: '-' }],
  ])('%s', (_what, linescores, expected) => {
    expect(inField(scoreboardCompetitor('1', linescores))).toMatchObject(expected)
  })

  it('treats players with three rounds as cut when most others that are out have as many', () => {
    const three = [...two, round(3, 72, 'E', full)]
    const event = sampleEvent(
      [
        scoreboardCompetitor('1', [...three, round(4, 0, '-', tee)]),
        scoreboardCompetitor('2', three),
        scoreboardCompetitor('3', three),
        scoreboardCompetitor('4', two),
      ],
      {},
      { status: { period: 4, type: { state: 'in' } } },
    )
    const { players } = mapped(event).leaderboards[0]!
    expect(players.map(({ id, thru }) => [id, thru])).toEqual([
      ['1', '-'],
      ['2', 'CUT'],
      ['3', 'CUT'],
      ['4', 'WD'],
    ])
  })

  it('counts nobody who plays the third round among those who have missed a cut', () => {
    const third = [...two, round(3, 0, '-', tee)]
    const event = sampleEvent([
      scoreboardCompetitor('1', third),
      scoreboardCompetitor('2', third),
      scoreboardCompetitor('3', two),
    ])
    expect(mapped(event).leaderboards[0]!.players.at(-1)).toMatchObject({ id: '3', thru: 'CUT' })
  })

  it('treats nobody as cut or withdrawn while nobody has the round that it counts', () => {
    const { players, tournament } = mapped(
      sampleEvent([scoreboardCompetitor('1', two), scoreboardCompetitor('2', two)]),
    ).leaderboards[0]!
    expect(players.map(({ state, positionText }) => [state, positionText])).toEqual([
      ['finished', 'T1'],
      ['finished', 'T1'],
    ])
    expect(tournament.startedRound).toBe(2)
  })

  it('treats nobody as withdrawn when rain has ended a tournament after three rounds', () => {
    const over = { status: { period: 4, type: { state: 'post' } } }
    const three = [...two, round(3, 70, '-2', full)]
    const event = sampleEvent([scoreboardCompetitor('1', three)], post, over)
    expect(mapped(event).leaderboards[0]!.players[0]).toMatchObject({ state: 'finished', positionText: '1' })
  })

  it('takes the score text where the rounds have none (2022)', () => {
    const linescores = [{ value: 67 }, { value: 63 }]
    expect(player(scoreboardCompetitor('1', linescores, { score: '-14' }))?.score).toBe('-14')
  })

  it('reads a two-man team, which has no athlete', () => {
    const team = {
      id: '9',
      type: 'team',
      homeAway: 'unknown',
      team: { id: '9', displayName: 'Lowry/McIlroy', abbreviation: '' },
      linescores: two,
    }
    expect(player(team)).toMatchObject({ id: '9', kind: 'team', name: 'Lowry/McIlroy', initials: 'LM' })
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

  it('does not cost the tournament beside it', () => {
    const result = mapGolf({ events: [null, sampleEvent([]), {}, { id: 1, competitions: 7 }] }, NOW)
    expect(result.ok && result.leaderboards.length).toBe(1)
    expect(result.ok && result.dropped.length).toBe(3)
  })
})

describe('whatever the feed sends', () => {
  const shaped = fc.record(
    {
      events: fc.array(
        fc.record(
          {
            id: fc.oneof(fc.constantFrom('1', '2'), fc.jsonValue()),
            name: fc.jsonValue(),
            date: fc.jsonValue(),
            status: fc.jsonValue(),
            tournament: fc.jsonValue(),
            courses: fc.jsonValue(),
            competitions: fc.array(
              fc.record(
                {
                  status: fc.jsonValue(),
                  competitors: fc.array(anyCompetitor(), { maxLength: 6 }),
                },
                { requiredKeys: ['competitors'] },
              ),
              { maxLength: 2 },
            ),
          },
          { requiredKeys: ['id', 'competitions'] },
        ),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: ['events'] },
  )

  it('never throws, and gives valid rows whose positions never contradict the scores', () => {
    fc.assert(
      fc.property(fc.oneof(shaped, fc.jsonValue()), (reply) => {
        const result = mapGolf(reply, NOW)
        mapScorecard(reply, '1', '1')
        mapGolfCalendar(reply)
        for (const { tournament, players } of result.ok ? result.leaderboards : []) {
          expect(tournament.name).not.toBe('')
          expect(players.every(isValidCompetitor)).toBe(true)
          const ranked = players.filter(({ position }) => position > 0)
          for (const [index, row] of ranked.entries()) {
            const above = ranked[index - 1]
            if (above) expect(parseToPar(above.score)! <= parseToPar(row.score)!).toBe(true)
            if (above?.position === row.position) expect(above.score).toBe(row.score)
          }
        }
      }),
      { numRuns: 500 },
    )
  })
})

function anyCompetitor() {
  const scores = fc.constantFrom('E', '-3', '+2', '-', '')
  const line = fc.record(
    { period: fc.integer({ min: 1, max: 5 }), value: fc.integer({ min: 0, max: 80 }), displayValue: scores },
    { requiredKeys: [] },
  )
  return fc.record(
    {
      id: fc.constantFrom('1', '2', '3', '4'),
      athlete: fc.oneof(fc.constant({ displayName: 'Some Body' }), fc.jsonValue()),
      status: fc.oneof(fc.constant({ type: { state: 'in' } }), fc.jsonValue()),
      score: fc.oneof(scores, fc.jsonValue()),
      linescores: fc.oneof(fc.array(line, { maxLength: 5 }), fc.jsonValue()),
      statistics: fc.jsonValue(),
      order: fc.jsonValue(),
    },
    { requiredKeys: ['id'] },
  )
}
