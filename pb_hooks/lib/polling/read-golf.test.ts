import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FeedFailure } from '../../../src/domain/polling/feed-failure'
import type { Leaderboard } from '../../../src/domain/golf/player'
import {
  finishedPlayer,
  sampleTournament,
  waitingPlayer,
} from '../../../src/domain/golf/testing/sample-tournament'
import { sampleGolfBoard } from '../../../src/domain/testing/sample-board'

type Answer = readonly Leaderboard[] | FeedFailure
const reply = (answer: Answer) =>
  'kind' in answer ? { ok: false, failure: answer } : { ok: true, leaderboards: answer, calendar: [] }

/** What the feed answers for a day, and for the tournaments that were found. */
let ofDay: (day: string) => Answer = () => []
let ofEvents: Answer = []
/** The days and tournaments that the feed was asked for. */
let asked: string[] = []
vi.mock('./fetch-golf', () => ({
  fetchGolfDay(day: string) {
    asked.push(day)
    return reply(ofDay(day))
  },
  fetchLeaderboards(events: readonly string[]) {
    asked.push(...events)
    return reply(ofEvents)
  },
}))
vi.stubGlobal('$app', {})
const { readGolf } = await import('./read-golf')

/** A Saturday evening: the third round is over. */
const NOW = Date.parse('2026-06-07T01:00:00Z')
const overnight = sampleTournament({ round: 3, startedRound: 3, roundOver: true })
const over = sampleTournament({ state: 'post', completed: true })
const withPlayers = (tournament: typeof over): Leaderboard => ({ tournament, players: [finishedPlayer()] })
const boardOf = (tournament: typeof over, players = [finishedPlayer()]) =>
  sampleGolfBoard({ tournaments: [tournament], players })
const poll = (board = boardOf(overnight)) => readGolf(undefined, board, NOW)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  asked = []
  ofDay = () => [withPlayers(overnight)]
  ofEvents = [withPlayers(overnight)]
})
afterEach(() => vi.useRealTimers())

describe('a tournament that has begun', () => {
  it.each([
    ['between two rounds', overnight],
    ['with its result', over],
  ])('stays on the board %s when the feed loses it or its players', (_when, tournament) => {
    const board = boardOf(tournament)
    expect(poll(board).kind).toBe('found')
    const lost = [
      [[], 'no tournament although one had begun'],
      [[{ tournament, players: [] }], 'no players although one had begun'],
    ] as const
    for (const [answer, reason] of lost) {
      ofEvents = answer
      expect(poll(board)).toMatchObject({ kind: 'failed', failure: { kind: 'validation', reason } })
    }
  })

  it('stays on the board when the feed loses it beside another one', () => {
    const board = sampleGolfBoard({
      tournaments: [sampleTournament({ id: '699', state: 'pre' }), overnight],
      players: [finishedPlayer()],
    })
    ofEvents = []
    expect(poll(board).kind).toBe('failed')
  })

  it('that never had any players, as one that was called off, is no fault', () => {
    ofEvents = [{ tournament: over, players: [] }]
    expect(poll(boardOf(over, [])).kind).toBe('found')
    expect(poll(boardOf(over, [finishedPlayer({ tournament: '699' })])).kind).toBe('found')
  })

  it('gives way to the tournaments of another week', () => {
    ofEvents = [{ tournament: sampleTournament({ state: 'pre' }), players: [] }]
    expect(poll(boardOf({ ...over, id: '699' })).kind).toBe('found')
  })
})

it('may vanish before it has begun', () => {
  const board = sampleGolfBoard({ tournaments: [sampleTournament({ state: 'pre' })] })
  ofEvents = []
  const nothing = { kind: 'found', findings: { found: 'none', upcoming: false } }
  expect(poll(board)).toMatchObject(nothing)
  expect(poll({ ...board, players: [finishedPlayer()] })).toMatchObject(nothing)
  expect(readGolf(undefined, undefined, NOW)).toMatchObject(nothing)
})

it('a poll whose leaderboards fail is a failed one', () => {
  ofEvents = { kind: 'timeout' }
  expect(poll()).toMatchObject({ kind: 'failed', failure: { kind: 'timeout' } })
})

describe('what is found', () => {
  it('is the tournaments of the day with their players, each list in order', () => {
    const beside = sampleTournament({ id: '600', start: '2026-06-03T04:00:00Z' })
    const [first, second] = [finishedPlayer(), finishedPlayer({ id: '2', position: 2 })]
    const third = finishedPlayer({ id: '3', tournament: '600' })
    ofEvents = [
      { tournament: overnight, players: [second, first] },
      { tournament: beside, players: [third] },
    ]
    expect(poll()).toMatchObject({
      kind: 'found',
      findings: {
        day: '2026-06-06',
        upcoming: false,
        found: 'today',
        rows: { tournaments: [beside, overnight], players: [third, first, second] },
      },
    })
  })

  it.each([
    ['starts tomorrow', ['2026-06-07T11:00:00Z'], 'upcoming'],
    ['starts later today', ['2026-06-07T02:00:00Z'], 'today'],
    ['starts nobody knows when', [undefined], 'today'],
    ['has begun, beside one that starts tomorrow', ['2026-06-04T04:00:00Z', '2026-06-07T11:00:00Z'], 'today'],
  ])('of a tournament that %s is called right', (_when, starts, found) => {
    ofEvents = starts.map((start, index) => {
      const { start: _start, ...undated } = sampleTournament({ id: `${700 + index}`, state: 'pre' })
      return withPlayers({ ...undated, ...(start !== undefined && { start }) })
    })
    expect(readGolf(undefined, undefined, NOW)).toMatchObject({
      findings: { found, upcoming: found === 'upcoming' },
    })
  })
})

describe('a tournament in Asia, whose first tee time is on the evening before its start', () => {
  const WEDNESDAY = '2026-06-03'
  const asian = (state: 'pre' | 'in') =>
    sampleTournament({ state, round: 1, startedRound: state === 'in' ? 1 : 0 })
  const teeTime = `${WEDNESDAY}T23:45:00Z`
  const players = [waitingPlayer({ id: '2' }), waitingPlayer({ teeTime, rounds: [] })]
  const at = (time: string, ...states: readonly ('pre' | 'in')[]) => {
    ofEvents = states.map((state) => ({ tournament: asian(state), players }))
    return readGolf(undefined, undefined, Date.parse(time))
  }

  it('lies ahead until that day', () => {
    expect(at('2026-06-02T20:00:00Z', 'pre')).toMatchObject({
      findings: { day: WEDNESDAY, upcoming: true, found: 'upcoming' },
    })
    expect(at('2026-06-03T20:00:00Z', 'pre')).toMatchObject({
      findings: { day: WEDNESDAY, upcoming: false, found: 'today' },
    })
  })

  it('does not lie ahead once it is played, though its start does', () => {
    const played = { day: WEDNESDAY, upcoming: false, found: 'today' }
    expect(at('2026-06-04T00:30:00Z', 'in')).toMatchObject({ findings: played })
    expect(at('2026-06-04T00:30:00Z', 'in', 'pre')).toMatchObject({ findings: played })
  })
})

describe('the search for the day', () => {
  it('asks for three days at a time, and finds nothing when none is left', () => {
    ofDay = () => []
    let reading = poll()
    expect([reading.kind, asked]).toEqual(['unfinished', ['2026-06-06', '2026-06-07', '2026-06-05']])
    for (let polls = 0; polls < 20 && reading.kind === 'unfinished'; polls++)
      reading = readGolf(reading.memory, sampleGolfBoard(), NOW)
    expect(reading).toMatchObject({
      kind: 'found',
      findings: { day: '2026-06-06', upcoming: false, found: 'none', rows: { tournaments: [], players: [] } },
    })
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('asks for nothing more after ten seconds, and goes on in the next poll where it was', () => {
    ofDay = (day) => {
      vi.advanceTimersByTime(5000)
      return day === '2026-06-06' ? [] : [withPlayers(overnight)]
    }
    const first = poll()
    expect([first.kind, asked]).toEqual(['unfinished', ['2026-06-06', '2026-06-07']])
    expect(readGolf(first.memory, sampleGolfBoard(), NOW).kind).toBe('found')
    expect(asked.slice(2)).toEqual(['700'])
  })

  it('begins anew on another day', () => {
    const first = poll()
    asked = []
    readGolf(first.memory, sampleGolfBoard(), NOW + 86_400_000)
    expect(asked[0]).toBe('2026-06-07')
  })

  it('fails when today cannot be read, and passes over any other day for which the feed has no good answer', () => {
    const failure = { kind: 'status', status: 500 } as const
    ofDay = () => failure
    expect(poll()).toMatchObject({ kind: 'failed', failure })
    ofDay = (day) => (day === '2026-06-06' ? [] : day === '2026-06-07' ? failure : [withPlayers(overnight)])
    expect(poll().kind).toBe('found')
  })

  it('passes over a day for which the feed breaks every connection after ten minutes', () => {
    ofDay = (day) => (day === '2026-06-06' ? [] : { kind: 'network' })
    const first = poll()
    ofDay = (day) => (day === '2026-06-07' ? { kind: 'network' } : [withPlayers(overnight)])
    expect(readGolf(first.memory, sampleGolfBoard(), NOW + 599_000).kind).toBe('failed')
    expect(readGolf(first.memory, sampleGolfBoard(), NOW + 600_000).kind).toBe('found')
  })
})

it('a feed that goes away during the search is not asked day after day, and no day is crossed out', () => {
  ofDay = (day) => (day === '2026-06-06' ? [] : { kind: 'network' })
  const first = poll()
  expect(first.kind).toBe('failed')
  ofDay = (day) => (day === '2026-06-07' ? [withPlayers(overnight)] : [])
  expect(readGolf(first.memory, sampleGolfBoard(), NOW)).toMatchObject({ kind: 'found' })
})
