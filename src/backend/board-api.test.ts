import { describe, expect, it } from 'vitest'
import { gamesOf } from '../domain/board/board'
import { liveGame, sampleHead } from '../domain/testing/sample-game'
import { storedBoard } from '../storage/testing/fresh-storage'
import { fetchBoard } from './board-api'
import { fetchHeads } from './heads-api'
import type { Fetch } from './get-json'
import { fetchTime } from './time-api'

const { board } = storedBoard('a-1')
const times = { 'X-Now': '2026-01-11T18:00:05Z', 'X-Checked-At': '2026-01-11 18:00:01.000Z' }

function serverSays(status: number, body: unknown, headers: Record<string, string> = times): Fetch {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return async () => new Response(status === 304 ? null : text, { status, headers })
}

describe('asking for a board', () => {
  it('brings the board, when it was checked and what time it is there', async () => {
    expect(await fetchBoard('nfl', undefined, serverSays(200, board))).toEqual({
      kind: 'board',
      board,
      checkedAt: '2026-01-11T18:00:01.000Z',
      now: '2026-01-11T18:00:05.000Z',
    })
  })

  it('names the revision that is known, quoted as an ETag is', async () => {
    const asked: unknown[] = []
    const fetch: Fetch = async (path, { headers }) => {
      asked.push(path, headers)
      return new Response(null, { status: 304, headers: times })
    }
    const answer = await fetchBoard('nfl', 'a-1', fetch)
    expect(asked).toMatchObject(['/api/boards/nfl', { 'If-None-Match': '"a-1"' }])
    expect(answer).toEqual({
      kind: 'unchanged',
      checkedAt: '2026-01-11T18:00:01.000Z',
      now: '2026-01-11T18:00:05.000Z',
    })
  })

  it.each([
    ['no board yet', serverSays(503, { status: 503 }, {}), { kind: 'none' }],
    ['a proxy without a server', serverSays(503, '<html>', {}), { kind: 'failed', reason: 'server' }],
    ['an unknown league', serverSays(404, {}), { kind: 'failed', reason: 'unknown-league' }],
    ['a server error', serverSays(500, {}), { kind: 'failed', reason: 'server' }],
    ['the page of a captive portal', serverSays(200, '<html>'), { kind: 'failed', reason: 'unreadable' }],
    ['a later shape', serverSays(200, { ...board, v: 2 }), { kind: 'failed', reason: 'unreadable' }],
    [
      'the board of another league',
      serverSays(200, { ...board, sport: 'NBA' }),
      { kind: 'failed', reason: 'unreadable' },
    ],
    [
      'a list of games that is none',
      serverSays(200, { ...board, games: {} }),
      { kind: 'failed', reason: 'unreadable' },
    ],
    ['an answer without times', serverSays(200, board, {}), { kind: 'failed', reason: 'unreadable' }],
    [
      'no network',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { kind: 'failed', reason: 'network' },
    ],
    [
      'a server that does not answer',
      () => Promise.reject(new DOMException('', 'TimeoutError')),
      { kind: 'failed', reason: 'timeout' },
    ],
  ] satisfies [string, Fetch, unknown][])('%s is told apart', async (_what, fetch, answer) => {
    expect(await fetchBoard('nfl', undefined, fetch)).toEqual(answer)
  })
})

it('a game without teams is left out of its board', async () => {
  const games = [liveGame(), { id: '1', phase: 'live' }]
  const answer = await fetchBoard('nfl', undefined, serverSays(200, { ...board, games }))
  expect(answer.kind === 'board' && gamesOf(answer.board)).toEqual([liveGame()])
})

describe('asking for the heads', () => {
  it('leaves out leagues and members this version does not know', async () => {
    const heads = [
      { ...sampleHead(), order: 3 },
      sampleHead({ id: 'xfl' }),
      { ...sampleHead({ id: 'nba' }), live: 'yes' },
      { ...sampleHead({ id: 'mlb' }), season: 'spring' },
    ]
    expect(await fetchHeads(serverSays(200, { heads }))).toEqual({ heads: [sampleHead()], ageMs: 0 })
  })

  it('tells how long an edge has kept them', async () => {
    const kept = { 'X-Edge-Asked': '1795394640.250', 'X-Edge-Now': '1795394700.250' }
    expect((await fetchHeads(serverSays(200, { heads: [] }, kept)))?.ageMs).toBe(60_000)
  })

  it('brings nothing when the server has trouble', async () => {
    expect(await fetchHeads(serverSays(500, {}))).toBeUndefined()
  })
})

describe('asking for the time', () => {
  it('brings product time and its rate', async () => {
    const answer = await fetchTime(serverSays(200, { now: '2026-01-11T18:00:05Z', rate: 60 }))
    expect(answer).toEqual({ now: Date.parse('2026-01-11T18:00:05Z'), rate: 60 })
  })

  it('brings how often a slow server asks the feed', async () => {
    const said = { now: '2026-01-11T18:00:05Z', rate: 1, liveMs: 60_000 }
    expect(await fetchTime(serverSays(200, said))).toEqual({ ...said, now: Date.parse(said.now) })
  })

  it('brings nothing that is no time', async () => {
    expect(await fetchTime(serverSays(200, { now: 'soon', rate: 1 }))).toBeUndefined()
    expect(await fetchTime(serverSays(200, { now: '2026-01-11T18:00:05Z' }))).toBeUndefined()
  })
})
