import { describe, expect, it } from 'vitest'
import { fetchGame, fetchStats } from './game-api'

const HEADERS = { 'X-Checked-At': '2026-10-25 19:25:00.000Z', ETag: '"t1"' }

function answering(status: number, body: unknown) {
  const asked: string[] = []
  const fetch = async (path: string) => {
    asked.push(path)
    const text = status === 304 ? null : JSON.stringify(body)
    return new Response(text, { status, headers: HEADERS })
  }
  return { asked, fetch }
}

const GAME = {
  id: '401',
  sport: 'NFL',
  status: { state: 'active' },
  lineScore: { columns: ['Q1'], away: { team: 'SF', cells: ['7'] }, home: { team: 'SEA', cells: ['3'] } },
  locked: ['view_detailed_stats', 'a permission of tomorrow'],
}

describe('a game', () => {
  it('comes as the viewer may see it, with the time of its check', async () => {
    const { fetch, asked } = answering(200, GAME)
    expect(await fetchGame('nfl', '401', fetch)).toEqual({
      kind: 'game',
      answer: { ...GAME, locked: ['view_detailed_stats'] },
      checkedAt: '2026-10-25T19:25:00.000Z',
    })
    expect(asked).toEqual(['/api/games/nfl/401'])
  })

  it.each([
    [{ ...GAME, id: '402' }],
    [{ ...GAME, sport: 'NBA' }],
    [{ ...GAME, lineScore: 'none' }],
    [{ ...GAME, playerTables: { away: [{ labels: [] }], home: [] } }],
    ['<html>'],
  ])('is not read from an answer that is not this game: %j', async (body) => {
    const { fetch } = answering(200, body)
    expect(await fetchGame('nfl', '401', fetch)).toEqual({
      kind: 'failed',
      error: 'the answer cannot be read',
    })
  })

  it.each([
    [502, undefined, 'HTTP error! status: 502'],
    [403, {}, 'HTTP error! status: 403'],
  ])('has failed when the answer has the status %s', async (status, body, error) => {
    const { fetch } = answering(status, body ?? '')
    expect(await fetchGame('nfl', '401', fetch)).toEqual({ kind: 'failed', error })
  })

  it('that the server does not know is told apart from one that could not be read', async () => {
    const { fetch } = answering(404, { message: 'There is no such game' })
    expect(await fetchGame('nfl', '401', fetch)).toEqual({
      kind: 'failed',
      error: 'There is no such game',
      isUnknown: true,
    })
  })

  it('has failed when there is no connection', async () => {
    const reply = await fetchGame('nfl', '401', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(reply).toEqual({ kind: 'failed', error: 'no connection' })
  })
})

describe('stats of many games', () => {
  it('come in one answer; what cannot be read is left out', async () => {
    const { fetch, asked } = answering(200, {
      games: [
        { id: '1', tickerStats: [] },
        { id: '2', tickerStats: 'none' },
      ],
      pending: ['2'],
      locked: [],
    })
    const first = { id: '1', rev: undefined }
    expect(await fetchStats('nfl', [first, { id: '2', rev: undefined }], fetch)).toEqual({
      kind: 'stats',
      stats: { games: [{ id: '1', tickerStats: [] }], pending: ['2'], locked: [] },
    })
    expect(asked).toEqual(['/api/games/nfl?ids=1,2&part=stats'])
  })

  it('are asked for with the stored revisions, so that only what changed is sent', async () => {
    const { fetch, asked } = answering(200, { games: [], pending: [], locked: [] })
    const wanted = [
      { id: '1', rev: '0a1b2c3d' },
      { id: '2', rev: undefined },
    ]
    expect(await fetchStats('nfl', wanted, fetch)).toEqual({
      kind: 'stats',
      stats: { games: [], pending: [], locked: [] },
    })
    expect(asked).toEqual(['/api/games/nfl?ids=1,2&part=stats&have=0a1b2c3d,'])
  })

  it('come as single figures when only some have changed; a game whose figures cannot be read is left out', async () => {
    const figure = { name: 'P. Mahomes', team: 'KC', statType: 'passingYards', value: 5, displayValue: '5/8' }
    const right = { id: '1', rev: '0a1b2c3dddd', figures: { 2: figure } }
    const broken = { id: '2', rev: '0a1b2c3dddd', figures: { 2: 'none' } }
    const { fetch } = answering(200, { games: [right, broken], pending: [], locked: [] })
    expect(await fetchStats('nfl', [{ id: '1', rev: '0a1b2c3ffff' }], fetch)).toEqual({
      kind: 'stats',
      stats: { games: [right], pending: [], locked: [] },
    })
  })

  it('come as an answer without body when nothing has changed', async () => {
    const fetch = async () => new Response(null, { status: 204 })
    expect(await fetchStats('nfl', [{ id: '1', rev: '0a1b2c3d' }], fetch)).toEqual({
      kind: 'stats',
      stats: { games: [], pending: [], locked: [] },
    })
  })
})
