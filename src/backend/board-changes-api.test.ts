import { describe, expect, it } from 'vitest'
import { changesOf, nothingTouched, touchBoard } from '../domain/board/changes/changes'
import { diffBoards } from '../domain/board/delta'
import { liveGame, sampleBoard, sampleTeam } from '../domain/testing/sample-game'
import { fetchChanges } from './board-changes-api'
import type { Fetch } from './get-json'

const known = sampleBoard({ rev: 'a-1', games: [liveGame({ id: '7' }), liveGame({ id: '8' })] })
const next = {
  ...known,
  rev: 'a-3',
  games: [liveGame({ id: '7' }), liveGame({ id: '8', homeTeam: sampleTeam({ score: 6 }) })],
}
const changes = changesOf(touchBoard(nothingTouched('a-1'), known, diffBoards(known, next)!), next)

const times = { 'X-Now': '2026-01-11T18:00:05Z', 'X-Checked-At': '2026-01-11T18:00:01Z' }
const told = { checkedAt: '2026-01-11T18:00:01.000Z', now: '2026-01-11T18:00:05.000Z' }

function serverSays(status: number, body: unknown): Fetch {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return async () => new Response(status === 304 ? null : text, { status, headers: times })
}

const ask = (fetch: Fetch) => fetchChanges('nfl', known, fetch)

describe('asking what has changed on a board', () => {
  it('brings the current board, with the same row objects where nothing has changed', async () => {
    const answer = await ask(serverSays(200, changes))
    expect(answer).toEqual({ kind: 'board', board: next, ...told })
    expect(answer?.kind === 'board' && 'games' in answer.board && answer.board.games[0]).toBe(known.games[0])
  })

  it('names the revision that is known, so that nothing comes when it is still current', async () => {
    const asked: unknown[] = []
    const answer = await ask(async (path, { headers }) => {
      asked.push(path, headers)
      return new Response(null, { status: 304, headers: times })
    })
    expect(asked).toMatchObject(['/api/boards/nfl/changes', { 'If-None-Match': '"a-1"' }])
    expect(answer).toEqual({ kind: 'unchanged', ...told })
  })

  it('takes the whole board where the server sends that instead of changes', async () => {
    expect(await ask(serverSays(200, next))).toEqual({ kind: 'board', board: next, ...told })
  })

  it.each([
    ['they begin later than what is known', serverSays(200, { ...changes, since: 'a-2' })],
    ['they are of another epoch', serverSays(200, { ...changes, since: 'b-1', rev: 'b-3' })],
    ['they lead to something that is no board', serverSays(200, { ...changes, head: { day: 7 } })],
    [
      'they patch a row that this device never had',
      serverSays(200, { ...changes, rows: { games: { set: [{ id: '9', quarter: 'HALF' }], drop: [] } } }),
    ],
    ['their rows cannot be read', serverSays(200, { ...changes, rows: { games: [] } })],
    ['an older server does not have the route', serverSays(404, { status: 404 })],
    ['a network’s sign-in page answers', serverSays(200, '<html>')],
  ] satisfies [string, Fetch][])('has the whole board asked for where %s', async (_what, fetch) => {
    expect(await ask(fetch)).toBeUndefined()
  })

  it.each([
    ['the server is in trouble', serverSays(500, {}), { kind: 'failed', reason: 'server' }],
    ['it has no board yet', serverSays(503, {}), { kind: 'none' }],
    ['the network is gone', () => Promise.reject(new TypeError()), { kind: 'failed', reason: 'network' }],
  ] satisfies [string, Fetch, unknown][])('asks for nothing more where %s', async (_what, fetch, answer) => {
    expect(await ask(fetch)).toEqual(answer)
  })
})
