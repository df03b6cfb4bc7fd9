import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { boardWhere } from '../support/boards'
import { FeedControl } from '../support/control'
import { holdWrites } from '../support/hold-writes'
import { startProduct, type Product } from '../support/product'
import { allRecords } from '../support/users'
import { until } from '../support/until'

/** A Sunday afternoon of live games, sixty times as fast as life. */
let product: Product
beforeAll(async () => {
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    rate: 60,
    slate: 'standard',
    leagues: ['nfl', 'mlb'],
  })
  await boardWhere(product.url, 'nfl', 'with live games', (board) =>
    board.games.some((game) => game.phase === 'live'),
  )
})
afterAll(() => product?.close())
afterEach(() => product.control.recover())

async function ask(name: string) {
  const response = await fetch(`${product.url}/api/health/${name}`)
  const body = (await response.json()) as Record<string, unknown>
  return { status: response.status, cache: response.headers.get('cache-control'), body }
}

describe('GET /api/health/live', () => {
  it('answers while the process does, to anybody, and is never cached', async () => {
    expect(await ask('live')).toEqual({
      status: 200,
      cache: 'no-store',
      body: { status: 'live', now: expect.any(String) as string },
    })
  })
})

describe('GET /api/health/ready', () => {
  it('says that the database takes writes', async () => {
    expect(await ask('ready')).toMatchObject({ status: 200, cache: 'no-store', body: { status: 'ready' } })
  })

  it('says within a bounded time when a write hangs, while everything that reads goes on', async () => {
    const release = await holdWrites(product.dataDir)
    try {
      const stuck = await until('trouble', async () => {
        const began = Date.now()
        const answer = await ask('ready')
        return answer.status === 503 && { ...answer, ms: Date.now() - began }
      })
      expect(stuck.body).toMatchObject({ status: 'cannot write' })
      expect(stuck.ms).toBeLessThan(4000)
      expect((await ask('live')).status).toBe(200)
      expect((await fetch(`${product.url}/api/boards/nfl`)).status).toBe(200)
    } finally {
      await release()
    }
    await until('writes again', async () => (await ask('ready')).status === 200)
  })

  it('answers everybody who asks at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask('ready')))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })
})

describe('GET /api/health/fresh', () => {
  it('is 200 while the feed confirms the boards of all leagues with live games', async () => {
    const { status, body } = await until('fresh boards', async () => {
      const answer = await ask('fresh')
      return answer.status === 200 && answer
    })
    expect(status).toBe(200)
    // 300 product seconds are five wall seconds on this clock; three intervals of 15 s would be less.
    expect(body).toMatchObject({ status: 'fresh' })
    expect(body['live']).toContainEqual({
      slug: 'nfl',
      ageSeconds: expect.any(Number) as number,
      limitSeconds: 300,
    })
  })

  it('is 503 once one of them is too old, and says which and how old', async () => {
    await product.control.fail({ route: 'scoreboard', league: 'nfl', kind: 'status', status: 500 })
    // On a busy machine another league may be late for a moment too.
    const { status, body } = await until('the league that fails as the oldest', async () => {
      const answer = await ask('fresh')
      return (answer.body['oldest'] as { slug: string } | undefined)?.slug === 'nfl' && answer
    })
    expect([status, body['status']]).toEqual([503, 'stale'])
    expect((body['oldest'] as { ageSeconds: number }).ageSeconds).toBeGreaterThan(300)
    await product.control.recover()
    await until('fresh boards', async () => (await ask('fresh')).status === 200)
  })
})

describe('GET /api/health/fresh, where the feed was never reached', () => {
  it('is 503 and says so, until the feed answers', async () => {
    const unreached = await startProduct({
      at: '2026-10-25T18:30:00Z',
      leagues: ['nfl'],
      onFeed: (url) => new FeedControl(url).fail({ kind: 'status', status: 500 }),
    })
    try {
      const fresh = async () => {
        const response = await fetch(`${unreached.url}/api/health/fresh`)
        return { status: response.status, body: (await response.json()) as Record<string, unknown> }
      }
      await until('a poll that failed', async () => (await unreached.control.requests()).length > 0)
      expect(await fresh()).toMatchObject({
        status: 503,
        body: {
          status: 'unreached',
          message: 'The feed has not answered for any league since the server started.',
        },
      })
      await unreached.control.recover()
      await until('a feed that was reached', async () => (await fresh()).status === 200)
    } finally {
      await unreached.close()
    }
  })
})

describe('the server itself', { timeout: 90_000 }, () => {
  it('beats once a minute of the wall clock, with the product time of it', async () => {
    const beats = await until(
      'a heartbeat',
      async () => {
        const found = await allRecords<{ id: string; at: number }>(product, 'heartbeats')
        return found.length > 0 && found
      },
      80_000,
    )
    const { start, anchor, rate } = product.clock
    for (const { id, at } of beats) {
      const wall = anchor + (at - start) / rate
      expect(id).toBe(String(Math.floor(wall / 60_000)))
    }
  })
})
