import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_LEAGUES, GAME_LEAGUES, type Slug } from '../../src/domain/league'
import { PER_DAY } from '../../src/domain/people/api-keys/api-limits'
import { askWithKey, ownerOfKey, sendWithToken, type KeyOwner } from '../support/api-keys'
import { anyBoard, boardOfFeed } from '../support/boards'
import { FeedControl } from '../support/control'
import { schemaTrouble, type AnySchema } from '../support/json-schema'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'
import { asSuperuser } from '../support/users'

/** Whether the routes for programs answer as their description says. */

let product: Product
let owner: KeyOwner
beforeAll(async () => {
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    rate: 0,
    // The feed has never answered for the NHL.
    onFeed: (url) =>
      new FeedControl(url).fail({ route: 'scoreboard', league: 'nhl', kind: 'status', status: 500 }),
  })
  owner = await ownerOfKey(product)
  // These requests come as from the page, because a key has a limit.
  const { token } = owner.user
  await until(
    'the odds',
    async () => (await sendWithToken(product, 'GET', '/api/odds/nfl', token)).status === 200,
  )
})
afterAll(() => product?.close())

const ask = (path: string, secret = owner.secret, headers: Readonly<Record<string, string>> = {}) =>
  askWithKey(product, path, secret, headers)

interface Documented {
  readonly paths: Readonly<
    Record<string, { get: { responses: Record<string, { content?: Content; $ref?: string }> } }>
  >
  readonly components: { readonly schemas: Readonly<Record<string, AnySchema>> }
}
type Content = Readonly<Record<string, { readonly schema: AnySchema }>>

async function described(): Promise<Documented> {
  return (await (await fetch(`${product.url}/api/v1/openapi.json`)).json()) as Documented
}

describe('what openapi.json says', () => {
  const find =
    ({ components }: Documented) =>
    (name: string) => {
      const schema = components.schemas[name.replace('#/components/schemas/', '')]
      if (!schema) throw new Error(`${name} is not described`)
      return schema
    }

  it('is about every route below /api/v1, and about no other', async () => {
    const registered = [...readFileSync('pb_hooks/v1.pb.ts', 'utf8').matchAll(/'(\/api\/v1\/[^']+)'/g)]
    const { paths } = await described()
    expect(Object.keys(paths).toSorted()).toEqual(registered.map(([, path = '']) => path).toSorted())
  })

  it('matches what each route answers, for every league', async () => {
    const document = await described()
    const samples = await samplesOf()
    expect(Object.keys(samples).toSorted()).toEqual(Object.keys(document.paths).toSorted())
    for (const [path, addresses] of Object.entries(samples)) {
      const { secret } = await ownerOfKey(product)
      const schema = document.paths[path]!.get.responses['200']!.content!['application/json']!.schema
      for (const address of addresses) {
        const answer = await ask(address, secret)
        expect([address, answer.status]).toEqual([address, 200])
        const trouble = schemaTrouble(await answer.json(), schema, find(document))
        expect([address, trouble.slice(0, 5)]).toEqual([address, []])
      }
    }
  })

  it('names exactly the refusals that can be provoked', async () => {
    const { paths } = await described()
    const documented = Object.entries(paths).flatMap(([path, { get }]) =>
      Object.keys(get.responses)
        .filter((status) => status !== '200')
        .map((status) => `${path} ${status}`),
    )
    const provoked = await provokedRefusals()
    expect([...provoked, ...OF_THE_FIRST_SECONDS, ...OF_A_FEED_THAT_HANGS].toSorted()).toEqual(
      documented.toSorted(),
    )
  })
})

/** There is no board before the first poll has ended, well or not; a key is seldom made that early. */
const OF_THE_FIRST_SECONDS = ['/api/v1/boards/{slug} 503']

/** The feed is given ten seconds; tests/server/proxy.test.ts waits for them once. */
const OF_A_FEED_THAT_HANGS = ['/api/v1/games/{slug}/{id} 504', '/api/v1/days/{slug}/{day} 504']

/** Addresses of each path that have an answer. */
async function samplesOf(): Promise<Readonly<Record<string, readonly string[]>>> {
  const boards = await Promise.all(
    GAME_LEAGUES.filter(({ slug }) => slug !== 'nhl').map(({ slug }) => boardOfFeed(product.url, slug)),
  )
  await Promise.all(['pga', 'rydercup'].map((slug) => anyBoard(product.url, slug as Slug)))
  const games = boards.flatMap(({ sport, games: all }) =>
    all.slice(0, 2).map(({ id }) => `/api/v1/games/${sport.toLowerCase()}/${id}`),
  )
  expect(games.length).toBeGreaterThan(3)
  const { rows } = (await (await ask('/api/v1/odds/nfl')).json()) as { rows: Record<string, unknown> }
  return {
    '/api/v1/leagues': ['/api/v1/leagues'],
    '/api/v1/boards/{slug}': ALL_LEAGUES.filter(({ slug }) => slug !== 'nhl').map(
      ({ slug }) => `/api/v1/boards/${slug}`,
    ),
    '/api/v1/games/{slug}/{id}': games,
    '/api/v1/odds/{slug}': ['/api/v1/odds/nfl', '/api/v1/odds/nfl?ids=1'],
    '/api/v1/odds/{slug}/{game}/history': Object.keys(rows)
      .slice(0, 2)
      .map((id) => `/api/v1/odds/nfl/${id}/history?perPage=5`),
    '/api/v1/days/{slug}/{day}': ['/api/v1/days/nfl/2026-10-18', '/api/v1/days/nba/2026-10-25'],
    '/api/v1/openapi.json': ['/api/v1/openapi.json'],
  }
}

/** `path status` for each refusal that occurred. */
async function provokedRefusals(): Promise<readonly string[]> {
  const samples = Object.entries(await samplesOf()).filter(([path]) => path !== '/api/v1/openapi.json')
  const [asker, lost, spent] = [
    await ownerOfKey(product),
    await ownerOfKey(product),
    await ownerOfKey(product),
  ]
  await asSuperuser(product, 'PATCH', `collections/users/records/${lost.user.id}`, { tier: 'registered' })
  const day = new Date().toISOString().slice(0, 10)
  await asSuperuser(product, 'PATCH', `collections/api_keys/records/${spent.id}`, { day, day_count: PER_DAY })
  const seen: string[] = []
  const note = async (path: string, answer: Response) => {
    if (answer.status === 200) return
    seen.push(`${path} ${answer.status}`)
    if (answer.status === 304) return
    const body = (await answer.json()) as Record<string, unknown>
    expect(body).toMatchObject({ status: answer.status, message: expect.any(String) as string, data: {} })
  }
  for (const [path, [address = '']] of samples) {
    await note(path, await fetch(product.url + address))
    await note(path, await ask(address, lost.secret))
    await note(path, await ask(address, spent.secret))
    const tag = (await ask(address, asker.secret)).headers.get('etag')
    if (tag) await note(path, await ask(address, asker.secret, { 'if-none-match': tag }))
  }
  await product.control.fail({ route: 'summary', kind: 'status', status: 500 })
  // The server repeats the league's first poll for some seconds, and until it has failed there is no board.
  await anyBoard(product.url, 'nhl')
  const wrong: readonly (readonly [path: string, address: string])[] = [
    ['/api/v1/boards/{slug}', 'boards/f1'],
    ['/api/v1/boards/{slug}', 'boards/nhl'],
    ['/api/v1/games/{slug}/{id}', 'games/pga/1'],
    ['/api/v1/games/{slug}/{id}', 'games/nhl/1'],
    ['/api/v1/odds/{slug}', 'odds/pga'],
    ['/api/v1/odds/{slug}', 'odds/nhl'],
    ['/api/v1/odds/{slug}/{game}/history', 'odds/nfl/1/history'],
    ['/api/v1/odds/{slug}/{game}/history', 'odds/nfl/1/history?page=none'],
    ['/api/v1/days/{slug}/{day}', 'days/pga/2026-10-25'],
    ['/api/v1/days/{slug}/{day}', 'days/nfl/soon'],
    ['/api/v1/days/{slug}/{day}', 'days/nhl/2026-10-18'],
  ]
  for (const [path, address] of wrong) await note(path, await ask(`/api/v1/${address}`, asker.secret))
  return seen
}
