import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boardOfFeed } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { asLive, asResumed } from '../support/live-event'
import { readServerLog } from '../support/server-log'
import { answerWith, startUpstream, type Upstream } from '../support/upstream'
import { until } from '../support/until'
import { headersOf } from '../support/users'
import type { Game } from '../../src/domain/game/game'
import { LONGEST_GAME_MS } from '../../src/domain/game/longest-game'
import { isUnderWay } from '../../src/domain/game/stuck'
import { MINUTE_MS } from '../../src/domain/time/intervals'
import type { Tier } from '../../src/domain/people/tiers/tier'

/** Design 6.25: days that are over for longer than a day need `view_historical_data`. */

let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: ['nfl'], rate: 0, slate: 'standard' })
})
afterAll(() => product?.close())

async function ask(path: string, tier: Tier = 'guest') {
  const response = await fetch(`${product.url}/api/days/${path}`, { headers: await headersOf(product, tier) })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const idsIn = (body: Record<string, unknown>) => (body['games'] as { id: string }[]).map(({ id }) => id)

it('a day that is over has its games, as boards have them', async () => {
  const { status, body } = await ask('nfl/2026-10-18', 'verified')
  const played = product.sim.world.games('nfl', '2026-10-18').map(({ id }) => id)
  expect([status, body['sport'], body['day']]).toEqual([200, 'NFL', '2026-10-18'])
  expect(played.length).toBeGreaterThan(0)
  expect(idsIn(body).toSorted()).toEqual(played.toSorted())
  expect(new Set((body['games'] as { phase: string }[]).map(({ phase }) => phase))).toEqual(
    new Set(['final']),
  )
})

it('today has the games of the board', async () => {
  const board = await boardOfFeed(product.url, 'nfl')
  expect(idsIn((await ask('nfl/2026-10-25')).body).toSorted()).toEqual(
    board.games.map(({ id }) => id).toSorted(),
  )
})

it.each([
  ['guest', [401, 200, 200, 401]],
  ['registered', [403, 200, 200, 403]],
  ['verified', [200, 200, 200, 200]],
] as const)(
  'a %s can see the days around today, and other days only with permission',
  async (tier, expected) => {
    const days = ['2026-10-23', '2026-10-24', '2026-11-15', '2026-11-16']
    const statuses = await Promise.all(days.map(async (day) => (await ask(`nfl/${day}`, tier)).status))
    expect(statuses).toEqual(expected)
  },
)

it.each([
  ['pga/2026-10-18', 404],
  ['f1/2026-10-18', 404],
  ['nfl/2026-02-30', 400],
  ['nfl/1999-12-31', 400],
  ['nfl/yesterday', 400],
])('%s is refused as a day of games: %d', async (path, status) => {
  expect((await ask(path, 'verified')).status).toBe(status)
})

describe('a day with a game that goes on', () => {
  const RATE = 20
  let sunday: Product
  beforeAll(async () => {
    sunday = await startProduct({
      at: '2026-10-25T18:30:00Z',
      leagues: ['nfl'],
      rate: RATE,
      slate: 'standard',
    })
  })
  afterAll(() => sunday?.close())

  it('is fetched again after 20 s, so that no page shows old scores as current', async () => {
    const ages: number[] = []
    const times = new Set<string>()
    await until('four fetches', async () => {
      const response = await fetch(`${sunday.url}/api/days/nfl/2026-10-25`)
      await response.body?.cancel()
      const [now, checkedAt] = ['x-now', 'x-checked-at'].map((name) => response.headers.get(name)!)
      times.add(checkedAt!)
      ages.push(Date.parse(now!) - Date.parse(checkedAt!))
      return times.size === 4
    })
    // An answer that took up to a second on a busy machine is older by so much.
    expect(Math.max(...ages)).toBeLessThan((20 + RATE) * 1000)
  })
})

describe('a day of which the feed sends', () => {
  let upstream: Upstream
  let sunday: Product
  beforeAll(async () => {
    upstream = await startUpstream()
    sunday = await startProduct({
      at: '2026-10-25T18:30:00Z',
      leagues: ['nfl'],
      rate: 20,
      slate: 'standard',
      env: { FEED_SITE_URL: upstream.url },
      onFeed: (url) => upstream.connect(url),
    })
  })
  afterAll(async () => {
    await sunday?.close()
    await upstream?.close()
  })

  const dayOf = async (day: string) =>
    fetch(`${sunday.url}/api/days/nfl/${day}`, { headers: await headersOf(sunday, 'verified') })

  it('only broken events is not called a day without games', async () => {
    upstream.answer(/\?dates=20261004/, answerWith({ events: [{ id: '1' }, { id: '2' }] }))
    const reply = await dayOf('2026-10-04')
    expect([reply.status, await reply.json()]).toEqual([
      502,
      expect.objectContaining({ message: 'Invalid data received. Please try again later.' }),
    ])
  })

  it('nothing or nonsense leaves a line in the log', async () => {
    upstream.answer(/\?dates=20260913/, answerWith({}, 500))
    upstream.answer(/\?dates=20260920/, answerWith({ events: 'none' }))
    const replies = await Promise.all(['2026-09-13', '2026-09-20'].map(dayOf))
    await Promise.all(replies.map(async (reply) => reply.body?.cancel()))
    expect(replies.map(({ status }) => status)).toEqual([502, 502])
    await until('a line for each reason', async () => {
      const lines = await readServerLog(sunday, 'A call failed')
      const reasons = lines.map(({ data }) => [data['kind'], data['league'], data['reason']].join(' '))
      return ['status 500', 'Invalid API response'].every((reason) =>
        reasons.some((told) => told.startsWith(`scoreboard nfl ${reason}`)),
      )
    })
  })

  it('a game that it never closes has it stuck, since a time at which it was over in any case', async () => {
    upstream.changeEvents(/\?dates=20261018/, ([first, ...rest]) =>
      first ? [asLive(first, 4), ...rest] : [],
    )
    const reply = await dayOf('2026-10-18')
    const { games } = (await reply.json()) as { readonly games: readonly Game[] }
    const [live, ...others] = games.filter(({ phase }) => phase === 'live')
    const over = Date.parse(live!.start!) + LONGEST_GAME_MS
    expect([live, others]).toEqual([
      expect.objectContaining({ stuckSince: new Date(over).toISOString() }),
      [],
    ])
  })

  it('a game that goes on after it was suspended days ago has it live', async () => {
    upstream.changeEvents(/\?dates=20260927/, ([first, ...rest]) =>
      first ? [asResumed(first, 4), ...rest] : [],
    )
    const { games } = (await (await dayOf('2026-09-27')).json()) as { readonly games: readonly Game[] }
    expect(games.filter(isUnderWay)).toHaveLength(1)
  })

  it('a game that it never closes is not fetched again for minutes', async () => {
    upstream.changeEvents(/\?dates=20261011/, ([first, ...rest]) =>
      first ? [asLive(first, 4), ...rest] : [],
    )
    const headers = await headersOf(sunday, 'verified')
    await until('an answer of three minutes ago', async () => {
      const reply = await fetch(`${sunday.url}/api/days/nfl/2026-10-11`, { headers })
      await reply.body?.cancel()
      const [now, checkedAt] = ['x-now', 'x-checked-at'].map((name) => reply.headers.get(name)!)
      return Date.parse(now!) - Date.parse(checkedAt!) >= 3 * MINUTE_MS
    })
  })
})

describe('a Saturday of college basketball, with more games than one list of the feed holds', () => {
  let saturday: Product
  beforeAll(async () => {
    saturday = await startProduct({ at: '2026-11-22T18:00:00Z', leagues: ['ncaab'], rate: 0 })
  })
  afterAll(() => saturday?.close())

  it('has the games of all conferences', async () => {
    const response = await fetch(`${saturday.url}/api/days/ncaab/2026-11-21`)
    const ids = idsIn((await response.json()) as Record<string, unknown>)
    const played = saturday.sim.world.games('ncaab', '2026-11-21').map(({ id }) => id)
    expect(played.length).toBeGreaterThan(100)
    expect(ids.toSorted()).toEqual(played.toSorted())
  })
})
