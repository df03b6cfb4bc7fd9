import { describe, expect, it } from 'vitest'
import { mapped } from './testing/mapped-golf'
import { leaderboardCompetitor, round, sampleEvent, type Json } from './testing/sample-golf'

const FINISHED = { name: 'STATUS_FINISH', state: 'post', completed: true }
const tournamentOf = (changes: Json = {}, competition: Json = {}, competitors: readonly unknown[] = []) =>
  mapped(sampleEvent(competitors, changes, competition)).leaderboards[0]!.tournament

describe('the dates and the name of a tournament', () => {
  it('are those of the event', () => {
    expect(tournamentOf()).toMatchObject({
      name: 'Some Classic',
      start: '2026-06-04T04:00:00Z',
      end: '2026-06-07T04:00:00Z',
    })
  })

  it('are those of its competition where the event has none', () => {
    const dates = { date: '2026-06-11T04:00Z', endDate: '2026-06-14T04:00Z' }
    expect(tournamentOf({ date: '', endDate: '' }, dates)).toMatchObject({
      start: '2026-06-11T04:00:00Z',
      end: '2026-06-14T04:00:00Z',
    })
  })

  it('are left out where the feed has none, and the name is a short or a general one', () => {
    const unknown = tournamentOf({ name: '', shortName: 'Classic', date: '', endDate: '' })
    expect(['start', 'end'].filter((member) => member in unknown)).toEqual([])
    expect(unknown.name).toBe('Classic')
    expect(tournamentOf({ name: '' }).name).toBe('Golf Tournament')
  })
})

describe('where a tournament is played and shown', () => {
  const address = { city: 'Dublin', state: 'OH', country: 'USA' }
  const course = (name: string, changes: Json = {}) => ({ name, address, ...changes })

  it('is the course that is the host, else the first', () => {
    const north = course('North', { address: { city: 'St Andrews', country: 'Scotland' } })
    const south = course('South')
    expect(tournamentOf({ courses: [north, { ...south, host: true }] }).venue).toEqual({
      name: 'South',
      city: 'Dublin',
      state: 'OH',
    })
    expect(tournamentOf({ courses: [north, south] }).venue).toEqual({
      name: 'North',
      city: 'St Andrews',
      state: 'Scotland',
    })
    expect(tournamentOf({ courses: [course('')] }).venue.name).toBe('TBD')
  })

  it('is the venue of its competition where the feed lists no course', () => {
    const venue = { fullName: 'Augusta National', address: { city: 'Augusta', state: 'GA' } }
    expect(tournamentOf({}, { venue }).venue).toEqual({
      name: 'Augusta National',
      city: 'Augusta',
      state: 'GA',
    })
  })

  it('is shown by the channels that the feed names, in one text or in a list', () => {
    const broadcasts = [{ names: ['CBS', ''] }, { names: ['Golf'] }]
    expect(tournamentOf({}, { broadcasts }).coverage).toBe('CBS/Golf')
    expect(tournamentOf({}, { broadcast: 'NBC', broadcasts }).coverage).toBe('NBC')
    expect(tournamentOf().coverage).toBe('')
  })
})

describe('the cut', () => {
  it.each([
    [{ cutCount: 65, cutScore: 2 }, '+2'],
    [{ cutCount: 65, cutScore: 0 }, 'E'],
    [{ cutCount: 0, cutScore: 2 }, undefined],
    [{ cutScore: 2 }, undefined],
    [{ cutCount: 65 }, undefined],
  ])('of %j is at %s', (about, score) => {
    const told = tournamentOf({ tournament: about })
    expect(told.cutScore).toBe(score)
    expect('cutScore' in told).toBe(score !== undefined)
  })
})

describe('a round', () => {
  const status = (state: string, detail: string) => ({ status: { period: 3, type: { state, detail } } })
  const at = (id: string, type: Json, period = 3) => leaderboardCompetitor(id, { period, type })
  const playing = { name: 'STATUS_IN_PROGRESS', state: 'in' }
  const cut = { name: 'STATUS_CUT', state: 'post', shortDetail: 'CUT' }

  it.each<[string, Json, readonly Json[], boolean]>([
    ['the feed calls it over', status('post', 'Round 3 - Play Complete'), [], true],
    ['play is suspended and will go on', status('post', 'Round 3 - Suspended'), [], false],
    [
      'play is suspended, as the name of its status says',
      { status: { period: 3, type: { state: 'post', name: 'STATUS_SUSPENDED' } } },
      [],
      false,
    ],
    ['play is delayed', status('post', 'Round 3 - Delayed'), [], false],
    ['all players in it are in', status('in', ''), [at('1', FINISHED), at('2', cut)], true],
    ['one is on the course', status('in', ''), [at('1', FINISHED), at('2', playing)], false],
    ['nobody is in it', status('in', ''), [at('1', cut)], false],
    ['a player has finished another one only', status('in', ''), [at('1', FINISHED, 2)], false],
    [
      'a player who is through with it waits for the next',
      status('in', ''),
      [at('1', FINISHED), at('2', { state: 'pre' }, 4)],
      true,
    ],
  ])('when %s', (_what, competition, competitors, over) => {
    expect(tournamentOf({}, competition, competitors).roundOver).toBe(over)
  })

  it('has started when a ball was hit in it', () => {
    const ahead = leaderboardCompetitor('1', {}, { linescores: [round(1, 70, '-2'), round(2, 0, '-')] })
    expect(tournamentOf({}, {}, [ahead]).startedRound).toBe(1)
    expect(tournamentOf().startedRound).toBe(0)
  })

  it('is the one that players are still in, although the feed is at the next already', () => {
    const lines = [round(1, 70, '-2'), round(2, 40, 'E')]
    const players = [at('1', playing, 2), at('2', { state: 'pre' })].map((one) => ({
      ...one,
      linescores: lines,
    }))
    expect(tournamentOf({}, {}, players)).toMatchObject({ round: 2, startedRound: 2, roundOver: false })
    const next = at('3', playing)
    expect(tournamentOf({}, {}, [...players, next])).toMatchObject({ round: 3, startedRound: 3 })
  })

  it('is the next one, as the feed says, when nobody is in the last one any more, or nobody has begun', () => {
    const lines = [round(1, 70, '-2'), round(2, 70, 'E')]
    const waiting = { ...at('1', { state: 'pre' }), linescores: lines }
    const finished = { ...at('2', FINISHED, 2), linescores: lines }
    expect(tournamentOf({}, {}, [finished, waiting])).toMatchObject({ round: 3, startedRound: 2 })
    const beforeFirst = { ...at('3', { state: 'pre' }), linescores: [] }
    expect(tournamentOf({}, {}, [beforeFirst])).toMatchObject({ round: 3, startedRound: 0 })
    const onFirstHole = leaderboardCompetitor('4', { type: playing, thru: 0 }, { linescores: lines })
    expect(tournamentOf({}, {}, [onFirstHole])).toMatchObject({ round: 3, startedRound: 2 })
  })

  it('before the feed opens the event is the one of the day since its start', () => {
    const waiting = { status: { type: { state: 'pre' } } }
    expect(tournamentOf(waiting, waiting).round).toBe(3)
    expect(tournamentOf({ ...waiting, date: '2026-06-06T04:00Z' }, waiting).round).toBe(1)
    expect(tournamentOf({ ...waiting, date: '' }, waiting).round).toBe(1)
  })

  it.each([
    [{}, 4],
    [{ numberOfRounds: 3 }, 3],
    [{ numberOfRounds: 1 }, 1],
    [{ numberOfRounds: 6 }, 6],
    [{ numberOfRounds: 7 }, 4],
    [{ numberOfRounds: 0 }, 4],
  ])('is one of as many as the feed says, four without a word that can be true: %j', (about, rounds) => {
    expect(tournamentOf({ tournament: about }).rounds).toBe(rounds)
  })
})

describe('the state of a tournament', () => {
  const type = (state: string, completed = false) => ({ status: { type: { state, completed } } })
  it.each<[string, Json, Json, string]>([
    ['under way', type('in'), {}, 'in'],
    ['to come', type('pre'), {}, 'pre'],
    ['over, as it says', type('post'), {}, 'post'],
    ['over, as it is completed', type('in', true), {}, 'post'],
    [
      'under way while play is suspended, which the feed calls post',
      { status: { type: { name: 'STATUS_SUSPENDED', state: 'post', completed: false } } },
      {},
      'in',
    ],
    [
      'under way while play is suspended, as only its description says',
      { status: { type: { description: 'Suspended', state: 'post', completed: false } } },
      {},
      'in',
    ],
    [
      'to come while its start is delayed',
      { status: { type: { name: 'STATUS_DELAYED', state: 'pre', completed: false } } },
      {},
      'pre',
    ],
    [
      'under way while it is delayed, in a state of its own',
      { status: { type: { name: 'STATUS_DELAYED', state: 'delay', completed: false } } },
      {},
      'in',
    ],
    ['that of its competition where it has none', { status: {} }, type('in'), 'in'],
  ])('is %s', (_what, event, competition, state) => {
    expect(tournamentOf(event, competition).state).toBe(state)
  })

  it.each(['STATUS_CANCELED', 'STATUS_POSTPONED'])(
    'is not completed with %s, whatever else is said',
    (name) => {
      const status = { type: { name, state: 'post', completed: true } }
      expect(tournamentOf({ status })).toMatchObject({ state: 'post', completed: false })
    },
  )

  it('counts strokes unless the feed calls it Stableford', () => {
    expect(tournamentOf().scoring).toBe('strokes')
    const modified = { scoringSystem: { name: 'Modified Stableford' } }
    expect(tournamentOf({ tournament: modified }).scoring).toBe('points')
    expect(tournamentOf({}, modified).scoring).toBe('points')
    expect(tournamentOf({ tournament: { scoringSystem: { name: 'Cupmatch' } } }).scoring).toBe('strokes')
  })
})
