import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isTickerRev } from '../../src/domain/box-score/ticker-news'
import { boardOfFeed } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'
import { headersOf, type Headers } from '../support/users'

/**
 * A Sunday with live games, fifteen times as fast as life: instead of 10 s, answers are kept for the shortest time, a
 * second.
 */
let product: Product
let registered: Headers
let live: string[]
beforeAll(async () => {
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    rate: 15,
    slate: 'standard',
    leagues: ['nfl'],
  })
  registered = await headersOf(product, 'registered')
  const { games } = await boardOfFeed(product.url, 'nfl')
  live = games.filter(({ phase }) => phase === 'live').map(({ id }) => id)
})
afterAll(() => product?.close())

interface Stats {
  readonly games: readonly {
    id: string
    rev: string
    tickerStats?: unknown[]
    figures?: Record<number, unknown>
    status: object
  }[]
  readonly pending: readonly string[]
  readonly locked: readonly string[]
}
const NO_NEWS: Stats = { games: [], pending: [], locked: [] }

const ask = (path: string, headers: Headers = {}) => fetch(`${product.url}/api/games/${path}`, { headers })

describe('GET /api/games/{slug}?ids=…&part=stats', () => {
  const many = (ids: readonly string[], headers: Headers = {}, known?: readonly string[]) =>
    ask(`nfl?part=stats&ids=${ids.join(',')}${known ? `&have=${known.join(',')}` : ''}`, headers)
  const stats = async (...asked: Parameters<typeof many>) => {
    const answer = await many(...asked)
    return answer.status === 204 ? NO_NEWS : ((await answer.json()) as Stats)
  }
  const pastIds = () =>
    product.sim.world
      .games('nfl', '2026-10-18')
      .slice(0, 2)
      .map(({ id }) => id)

  it('gives players’ figures to no token whose session was signed out', async () => {
    const { authorization } = await headersOf(product, 'registered')
    const headers = { authorization: authorization! }
    const isLocked = async () => (await stats(live.slice(0, 1), headers)).locked
    expect(await isLocked()).toEqual([])
    await fetch(`${product.url}/api/sign-out`, { method: 'POST', headers })
    expect(await isLocked()).toEqual(['view_player_stats'])
  })

  it("gives the ticker's stats of many games in one answer", async () => {
    const answer = await until('all of them', async () => {
      const one = await stats(live, registered)
      return one.pending.length === 0 && one
    })
    expect([answer.pending, answer.locked]).toEqual([[], []])
    expect(answer.games.map(({ id }) => id).toSorted()).toEqual(live.toSorted())
    expect(answer.games.every(({ tickerStats }) => Array.isArray(tickerStats))).toBe(true)
  })

  it('leaves out the stats for guests', async () => {
    const answer = await stats(live)
    expect(answer.locked).toEqual(['view_player_stats'])
    expect(answer.games.every((game) => !('tickerStats' in game))).toBe(true)
  })

  it('sends only the games of which the caller has another revision', async () => {
    const ids = pastIds()
    const first = await stats(ids, registered)
    const revs = first.games.map(({ rev }) => rev)
    expect(revs.every((rev) => isTickerRev(rev))).toBe(true)
    expect(await stats(ids, registered, [revs[0]!, ''])).toEqual({ ...first, games: [first.games[1]] })
    expect(await stats(ids, registered, [revs[0]!, revs[0]!])).toEqual({ ...first, games: [first.games[1]] })
  })

  it('sends only the changed figures of a game under way', async () => {
    const { games } = await stats(live, registered)
    const known = live.map((id) => games.find((game) => game.id === id)?.rev ?? '')
    // One of them may rest at halftime, not all.
    const figuresOf = (id: string) => games.find((game) => game.id === id)?.tickerStats ?? []
    const [newer, whole] = await until('a game with some other figures', async () => {
      const [some, all] = await Promise.all([stats(live, registered, known), stats(live, registered)])
      const one = some.games.find(
        ({ id, figures = {} }) =>
          Object.keys(figures).length > 0 && figuresOf(id).length > Object.keys(figures).length,
      )
      const same = all.games.find(({ rev }) => rev === one?.rev)
      return one && same && ([one, same] as const)
    })
    expect(Object.keys(newer)).toEqual(['rev', 'id', 'figures'])
    const before = figuresOf(newer.id)
    expect(before.map((figure, place) => newer.figures![place] ?? figure)).toEqual(whole.tickerStats)
  })

  it('gives no stats to a guest who sends the revision of somebody who may see them', async () => {
    const revs = (await stats(pastIds(), registered)).games.map(({ rev }) => rev)
    const answer = await stats(pastIds(), {}, revs)
    expect(answer.locked).toEqual(['view_player_stats'])
    expect(answer.games.map((game) => Object.keys(game))).toEqual([
      ['rev', 'id', 'status'],
      ['rev', 'id', 'status'],
    ])
  })

  it('without news takes less than 200 bytes with all its headers, because it comes 360 times an hour', async () => {
    const ids = pastIds()
    const known = (await stats(ids, registered)).games.map(({ rev }) => rev)
    const path = `nfl?part=stats&ids=${ids.join()}&have=${known.join()}`
    const { status, size } = await answerOf(path, registered)
    expect(status).toBe(204)
    expect(size).toBeLessThan(200)
  })

  it('is never cached, so that it needs no Vary header, and is marked as data', async () => {
    const { headers } = await many(pastIds(), registered)
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['no-store', null])
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('has a body for a client that sends no revision, even if there is nothing to give', async () => {
    const response = await many(['1'], registered)
    expect(await response.json()).toEqual(NO_NEWS)
  })

  it.each([
    ['without part', `nfl?ids=1`],
    ['with another part', `nfl?part=plays&ids=1`],
    ['without ids', 'nfl?part=stats'],
    ['with what is no id', 'nfl?part=stats&ids=1,../x'],
    ['with a revision too few', 'nfl?part=stats&ids=1,2&have=0a1b2c3d'],
    ['with what is no revision', 'nfl?part=stats&ids=1&have=../x'],
    ['with more than 100', `nfl?part=stats&ids=${Array.from({ length: 101 }, (_, n) => n + 1).join()}`],
  ])('is a 400 %s', async (_what, path) => {
    const response = await ask(path)
    await response.body?.cancel()
    expect(response.status).toBe(400)
  })

  it.each(['cricket', 'pga', 'rydercup'])('is a 404 for %s, which has no stats to ask for', async (slug) => {
    const response = await ask(`${slug}?part=stats&ids=1`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ message: 'Unsupported sport.' })
  })

  it('asks the feed for a game once in 10 s (here: 1 s), however many look at however many', async () => {
    await product.control.forgetRequests()
    const asksFor = async (id: string) =>
      (await product.control.requests()).filter(({ path }) => path.includes(`event=${id}`))
    await until('viewers until each game was asked for four times', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => many(live, registered)))
      await Promise.all(answers.map((answer) => answer.text()))
      const asked = await Promise.all(live.map(asksFor))
      return asked.every(({ length }) => length >= 4)
    })
    for (const id of live) {
      const at = (await asksFor(id)).map((request) => request.at)
      const gaps = at.slice(1).map((time, index) => time - (at[index] ?? 0))
      expect(Math.min(...gaps)).toBeGreaterThan(900)
    }
  })
})

/** How many bytes come back, headers included, as they are on the wire. */
function answerOf(path: string, headers: Headers): Promise<{ status: number | undefined; size: number }> {
  const options = { headers: { ...headers, 'accept-encoding': 'gzip' } }
  return new Promise((done, fail) => {
    get(`${product.url}/api/games/${path}`, options, (response) => {
      let size = response.rawHeaders.reduce(
        (sum, text) => sum + text.length + 2,
        'HTTP/1.1 200 OK'.length + 4,
      )
      response.on('data', (chunk: Buffer) => (size += chunk.length))
      response.on('end', () => done({ status: response.statusCode, size }))
    }).on('error', fail)
  })
}
