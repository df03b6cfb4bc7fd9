import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FeedFailure } from '../../../src/domain/polling/feed-failure'
import type { Leaderboard } from '../../../src/domain/golf/player'
import { finishedPlayer, sampleTournament } from '../../../src/domain/golf/testing/sample-tournament'
import { sampleGolfBoard } from '../../../src/domain/testing/sample-board'

type Answer = readonly Leaderboard[] | FeedFailure
const reply = (answer: Answer) =>
  'kind' in answer ? { ok: false, failure: answer } : { ok: true, leaderboards: answer, calendar: [] }

/** What the feed answers for a day, and for the tournaments that were found. */
let ofDay: (day: string) => Answer = () => []
let ofEvents: Answer = []
vi.mock('./fetch-golf', () => ({
  fetchGolfDay: (day: string) => reply(ofDay(day)),
  fetchLeaderboards: () => reply(ofEvents),
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
  ofDay = () => [withPlayers(overnight)]
  ofEvents = [withPlayers(overnight)]
})

describe('a tournament that has begun', () => {
  it.each([
    ['between two rounds', overnight],
    ['with its result', over],
  ])('stays on the board %s when the feed loses it or its players', (_when, tournament) => {
    const board = boardOf(tournament)
    expect(poll(board).kind).toBe('found')
    for (const answer of [[], [{ tournament, players: [] }]]) {
      ofEvents = answer
      expect(poll(board).kind).toBe('failed')
    }
  })

  it('that never had any players, as one that was called off, is no fault', () => {
    ofEvents = [{ tournament: over, players: [] }]
    expect(poll(boardOf(over, [])).kind).toBe('found')
  })

  it('gives way to the tournaments of another week', () => {
    ofEvents = [{ tournament: sampleTournament({ state: 'pre' }), players: [] }]
    expect(poll(boardOf({ ...over, id: '699' })).kind).toBe('found')
  })
})

it('may vanish before it has begun', () => {
  const board = sampleGolfBoard({ tournaments: [sampleTournament({ state: 'pre' })] })
  ofEvents = []
  expect(poll(board)).toMatchObject({ kind: 'found', findings: { found: 'none' } })
})

it('a feed that goes away during the search is not asked day after day, and no day is crossed out', () => {
  ofDay = (day) => (day === '2026-06-06' ? [] : { kind: 'network' })
  const first = poll()
  expect(first.kind).toBe('failed')
  ofDay = (day) => (day === '2026-06-07' ? [withPlayers(overnight)] : [])
  expect(readGolf(first.memory, sampleGolfBoard(), NOW)).toMatchObject({ kind: 'found' })
})
