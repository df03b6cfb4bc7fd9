import { describe, expect, it } from 'vitest'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import type { Fetch } from './get-json'
import { fetchScorecard } from './scorecard-api'

const CARD = {
  tournament: '700',
  player: '1',
  name: 'Some Body',
  rounds: [
    { period: 1, strokes: 4, score: 'E', holes: [{ hole: 1, strokes: 4, par: 4, kind: 'par' }], out: 4 },
  ],
}

const CHECKED = { 'X-Checked-At': '2026-01-11T18:00:01.000Z' }

const saying =
  (status: number, body: unknown): Fetch =>
  async () =>
    Response.json(body, { status, headers: CHECKED })

describe('a scorecard', () => {
  it('is asked for with the token of the signed-in user', async () => {
    const record = { id: 'u1', collectionName: 'users' }
    localValues.write(STORAGE_KEYS.session, JSON.stringify({ token: 'a.b.c', record }))
    const asked: unknown[] = []
    const fetch: Fetch = async (path, init) => {
      asked.push([path, init.headers])
      return Response.json(CARD, { headers: CHECKED })
    }
    expect(await fetchScorecard('700', '1', fetch)).toEqual({
      kind: 'history',
      content: { card: CARD, checkedAt: '2026-01-11T18:00:01.000Z' },
    })
    expect(asked).toMatchObject([['/api/games/pga/700?player=1', { Authorization: 'a.b.c' }]])
    localValues.remove(STORAGE_KEYS.session)
  })

  it.each([
    [404, {}, { kind: 'none' }],
    [401, {}, { kind: 'failed', reason: 'refused' }],
    [503, {}, { kind: 'failed', reason: 'server' }],
    [200, { rounds: 'none' }, { kind: 'failed', reason: 'server' }],
    [200, { ...CARD, rounds: [{ period: 1, score: 'E' }] }, { kind: 'failed', reason: 'server' }],
  ])('after an answer with status %d and body %j is %j', async (status, body, answer) => {
    expect(await fetchScorecard('700', '1', saying(status, body))).toEqual(answer)
  })

  it('says that the network failed', async () => {
    const fetch: Fetch = async () => {
      throw new TypeError('Failed to fetch')
    }
    expect(await fetchScorecard('700', '1', fetch)).toEqual({
      kind: 'failed',
      reason: 'network',
    })
  })
})
