import { describe, expect, it } from 'vitest'
import { mapped, player, post } from './testing/mapped-golf'
import { leaderboardCompetitor, round, sampleEvent, type Json } from './testing/sample-golf'

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
      'disqualified, said in a word',
      { type: { name: 'STATUS_CUT', state: 'post', shortDetail: 'Disqualified' } },
      { state: 'out', thru: 'DQ' },
    ],
    [
      'one who did not start',
      { type: { name: 'STATUS_DNS', state: 'pre', shortDetail: 'Did Not Start' } },
      { state: 'out', thru: 'DNS' },
    ],
    [
      'one who did not finish',
      { type: { name: 'STATUS_DNF', state: 'post', shortDetail: 'Did Not Finish' } },
      { state: 'out', thru: 'DNF' },
    ],
    [
      'out for a reason in letters that are new',
      { type: { name: 'STATUS_CUT', state: 'post', shortDetail: 'RTD' } },
      { state: 'out', thru: 'RTD' },
    ],
    ['out without a reason', { type: { name: 'STATUS_CUT', state: 'post' } }, { state: 'out', thru: 'CUT' }],
    ['in the last round', { period: 4, type: { state: 'in' } }, { state: 'playing', thru: '9' }],
    [
      'in a play-off that the feed counts as part of the last round',
      { period: 4, thru: 1, playoff: true, type: { state: 'in' } },
      { state: 'finished', thru: 'F' },
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
    [
      'out after a second cut, said by the name of its status only',
      { type: { name: 'STATUS_MDF', state: 'post' } },
      { state: 'out', thru: 'MDF' },
    ],
    [
      'interrupted by a storm, which the feed calls post',
      { type: { name: 'STATUS_SUSPENDED', state: 'post', completed: false } },
      { state: 'playing', thru: '9', today: '-1' },
    ],
    [
      'waiting for a storm to pass, which the feed calls post',
      { period: 4, type: { name: 'STATUS_DELAYED', state: 'post', completed: false } },
      { state: 'waiting', thru: '-', today: '-' },
    ],
    [
      'on the first hole when a storm comes, and not called post',
      { period: 4, thru: 0, type: { name: 'STATUS_SUSPENDED', state: 'in' } },
      { state: 'playing', thru: '0' },
    ],
    [
      'on the course, said to have made the cut',
      { displayValue: 'Made Cut' },
      { state: 'playing', thru: '9' },
    ],
    ['on the course, with words about the cut', { displayValue: 'Cut +2' }, { state: 'playing', thru: '9' }],
    [
      'on the course, with words about another round',
      { thru: null, displayValue: 'R2: Thru 5' },
      { thru: '-' },
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

  it('waits for a storm to pass in a round that is listed already, and for nothing once the event is over', () => {
    const interrupted = { period: 4, type: { name: 'STATUS_SUSPENDED', state: 'post' } }
    const listed = { linescores: [round(1, 70, '-2'), round(4, 0, '-')] }
    const competitor = leaderboardCompetitor('1', interrupted, listed)
    expect(player(competitor)).toMatchObject({ state: 'waiting', thru: '-' })
    expect(player(competitor, post)).toMatchObject({ state: 'finished', thru: 'F' })
  })

  it('waits for no round that was called off once the tournament is over', () => {
    const sunday = { period: 4, type: { state: 'pre' }, teeTime: '2026-06-07T15:05Z' }
    const linescores = [1, 2, 3].map((period) => round(period, 70, '-2'))
    const competitor = (played: readonly Json[]) =>
      leaderboardCompetitor('1', sunday, { linescores: [...played, round(4, 0, '-')] })
    const over = { ...post, status: { type: { state: 'post', completed: true } } }
    expect(player(competitor(linescores), over)).toMatchObject({ state: 'finished', thru: 'F', today: '-2' })
    expect(player(competitor([]), over)).toMatchObject({ state: 'waiting' })
  })

  it.each([1, 18])('starts on hole %d', (startHole) => {
    expect(player(leaderboardCompetitor('1', { startHole }))).toMatchObject({ startHole })
  })

  it.each([0, 19, undefined, 'ten'])('starts on no hole %s', (startHole) => {
    expect(player(leaderboardCompetitor('1', { startHole }))).not.toHaveProperty('startHole')
  })

  it('waits for the tee time of the round where the status has none, and for an unknown one where none has', () => {
    const waiting = { period: undefined, type: { state: 'pre' } }
    const third = (changes: Json) => ({ linescores: [round(1, 70, '-2'), round(3, 0, '-', changes)] })
    const row = (changes: Json) => player(leaderboardCompetitor('1', waiting, third(changes)))
    expect(row({ teeTime: '2026-06-06T17:00Z' })).toMatchObject({ teeTime: '2026-06-06T17:00:00Z' })
    expect(row({})).not.toHaveProperty('teeTime')
  })

  it('has gained as many places as the feed says that the place has fallen', () => {
    expect(player(leaderboardCompetitor('1', {}, { movement: -4 }))).toMatchObject({ movement: 4 })
    expect(player(leaderboardCompetitor('1', {}, { movement: 0 }))).not.toHaveProperty('movement')
  })

  it('has the rounds in which a ball was hit', () => {
    const linescores = [round(1, 70, '-2'), round(2, 0, '-')]
    expect(player(leaderboardCompetitor('1', {}, { linescores }))?.rounds).toStrictEqual([
      { period: 1, strokes: 70, score: '-2' },
    ])
  })

  it('takes the total from the score where neither rounds nor statistics tell it', () => {
    const only = (changes: Json) =>
      player(leaderboardCompetitor('1', {}, { linescores: [], statistics: [], ...changes }))?.score
    expect(only({ score: { displayValue: '-7' } })).toBe('-7')
    expect(only({ score: -7 })).toBe('-7')
    expect(
      only({
        statistics: [
          { name: 'birdies', value: 9 },
          { name: 'scoreToPar', displayValue: '+2' },
        ],
      }),
    ).toBe('+2')
    expect(only({ score: {} })).toBe('E')
  })

  it('has no total of a player who withdrew before the first shot, and even par of one who has yet to start', () => {
    const nothing = { linescores: [round(1, 0, '-')], statistics: [], score: {} }
    const withdrawn = { type: { name: 'STATUS_CUT', state: 'post', shortDetail: 'WD' } }
    expect(player(leaderboardCompetitor('1', withdrawn, nothing))?.score).toBe('-')
    expect(player(leaderboardCompetitor('1', {}, nothing))?.score).toBe('E')
    const level = { ...nothing, linescores: [round(1, 72, 'E')] }
    expect(player(leaderboardCompetitor('1', withdrawn, level))?.score).toBe('E')
    const withoutRounds = leaderboardCompetitor('1', withdrawn, { linescores: [] })
    expect(player(withoutRounds)?.score).toBe('-5')
  })

  it('takes the sum of the rounds as the total, not the score, which lags behind', () => {
    expect(player(leaderboardCompetitor('1'))?.score).toBe('-5')
  })

  it('takes the sum of the rounds that were played when the next one is listed already', () => {
    const linescores = [round(1, 70, '-2'), round(2, 0, '-')]
    expect(player(leaderboardCompetitor('1', {}, { linescores }))?.score).toBe('-2')
  })

  it('takes the total from the statistics where a round has no score to par', () => {
    const linescores = [round(1, 70, '-2'), { period: 2, value: 71 }]
    const statistics = [{ name: 'scoreToPar', value: 3 }]
    expect(player(leaderboardCompetitor('1', {}, { linescores, statistics }))?.score).toBe('+3')
  })

  it('takes the total from the statistics where a round is missing among the rounds', () => {
    const linescores = [round(1, 70, '-2'), round(3, 71, '-1')]
    const statistics = [{ name: 'scoreToPar', value: -8 }]
    expect(player(leaderboardCompetitor('1', {}, { linescores, statistics }))?.score).toBe('-8')
  })

  it('has neither a total nor a place where nobody tells the score of a round', () => {
    const untold = { linescores: [{ period: 1, value: 71 }], statistics: [], score: {} }
    expect(player(leaderboardCompetitor('1', {}, untold))).toMatchObject({ score: '-', positionText: '-' })
  })

  it('has its place although the feed leaves out all rounds', () => {
    const bare = (id: string, value: number) =>
      leaderboardCompetitor(id, {}, { linescores: [], statistics: [{ name: 'scoreToPar', value }] })
    const { players, tournament } = mapped(sampleEvent([bare('1', -3), bare('2', -8)])).leaderboards[0]!
    expect(players.map(({ id, positionText, score }) => [id, positionText, score])).toEqual([
      ['2', '1', '-8'],
      ['1', '2', '-3'],
    ])
    expect(tournament.startedRound).toBe(3)
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
      ['the name of its status', { period: 4, type: { state: 'in', name: 'STATUS_PLAYOFF' } }, {}, [first]],
      ['a round beyond the last', { period: 5 }, { tournament: { numberOfRounds: 4 } }, [first]],
      ['a player in it', { period: 4 }, {}, [first, leaderboardCompetitor('2', { ...done, playoff: true })]],
      [
        'one of its rounds',
        { period: 4 },
        {},
        [
          leaderboardCompetitor('1', done, {
            linescores: [round(4, 70, '-2'), round(5, 3, 'E', { isPlayoff: true })],
          }),
        ],
      ],
    ])('is recognised by %s', (_what, status, changes, competitors) => {
      expect(tournamentIn(status, changes, competitors).tournament.playoff).toBe(true)
    })

    it('is not assumed in the last round, nor after its end, nor where the feed does not say how many rounds there are', () => {
      expect(tournamentIn({ period: 5 }).tournament.playoff).toBeUndefined()
      const over = { ...post, tournament: { numberOfRounds: 4 } }
      expect(tournamentIn({ period: 5 }, over).tournament.playoff).toBeUndefined()
      const inTheLast = { tournament: { numberOfRounds: 4 } }
      expect(tournamentIn({ period: 4 }, inTheLast).tournament.playoff).toBeUndefined()
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
