import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownPort } from '../support/own-port'
import { readPush } from '../../src/domain/board/push/push-text'
import type { EdgesNow } from '../../src/domain/operations/health/edges'
import { boardOfFeed } from '../support/boards'
import { EDGE_SECRET, edgeMissing, startEdge, type Edge } from '../support/edge'
import { openLive, type LiveStream } from '../support/live-stream'
import { startProduct, type Product } from '../support/product'
import { redisMissing, startRedis, type Redis } from '../support/redis'
import { countOf } from '../support/revision'
import { until } from '../support/until'
import { makeUser } from '../support/users'

/** Nothing listens at port 9, so this is an edge that refuses every publisher. */
const REFUSES = 'http://127.0.0.1:9'
const EACH = 20

/** How changes reach the listeners of edges, while edges come and go. */
describe.skipIf(edgeMissing || redisMissing)(`live changes ${edgeMissing || redisMissing}`, () => {
  let product: Product
  let redis: Redis
  /** One edge on its own, and two that share a Redis. */
  let alone: Edge
  let shared: readonly [Edge, Edge]
  const streams: LiveStream[] = []

  beforeAll(async () => {
    redis = await startRedis()
    const ports = [await ownPort(), await ownPort(), await ownPort()] as const
    const [first, second, third] = ports.map((port) => `http://127.0.0.1:${port}`)
    const EDGE_URLS = `${first},${second}|${third},${REFUSES}`
    // A poll comes each second of the wall clock, and games under way change with each poll.
    const env = { EDGE_URLS, EDGE_SECRET, LIVE_INTERVAL_S: '5' }
    product = await startProduct({
      at: '2026-10-25T18:30:00Z',
      rate: 5,
      slate: 'standard',
      leagues: ['nfl'],
      env,
    })
    const sharing = ['--redis', redis.url]
    const edges = await Promise.all([
      startEdge(product.url, [], ports[0]),
      startEdge(product.url, sharing, ports[1]),
      startEdge(product.url, sharing, ports[2]),
    ])
    alone = edges[0]
    shared = [edges[1], edges[2]]
    await boardOfFeed(product.url, 'nfl')
  })
  afterAll(async () => {
    for (const stream of streams) stream.close()
    for (const edge of [alone, ...(shared ?? [])]) await edge?.close()
    await redis?.kill()
    await product?.close()
  })

  async function listen(edge: Edge, count = 1): Promise<readonly LiveStream[]> {
    const opened = await Promise.all(Array.from({ length: count }, () => openLive(edge.url, 'nfl')))
    streams.push(...opened)
    return opened
  }

  const newsOf = (stream: LiveStream) =>
    stream.told.flatMap(({ event, data }) => (event === 'nfl' ? (readPush(data) ?? []) : []))
  /** Only real changes count, because a stream may repeat that something is still so. */
  const changes = (stream: LiveStream) => newsOf(stream).flatMap(({ rev, change }) => (change ? [rev] : []))

  /** Waits until each of these streams has brought more changes. */
  async function hearMore(all: readonly LiveStream[], more = 1, patienceMs?: number): Promise<void> {
    const before = all.map((one) => changes(one).length)
    await until(
      `${more} more changes in ${all.length} streams`,
      () => all.every((one, at) => changes(one).length >= before[at]! + more),
      patienceMs,
    )
  }

  it('reach every viewer of an edge, and of the edges that share a Redis, in order', async () => {
    const groups = [
      await listen(alone, EACH),
      [...(await listen(shared[0], EACH)), ...(await listen(shared[1], EACH))],
    ]
    await hearMore(groups.flat(), 3)
    for (const group of groups) {
      // A stream that opened a moment earlier has heard one more; a stream that is being told at this moment,
      // one less.
      const last = Math.min(...group.map((one) => countOf(changes(one).at(-1))))
      const heard = group.map((one) => {
        const known = changes(one).filter((rev) => countOf(rev) <= last)
        return [...new Set(known)].slice(-2).join()
      })
      expect(new Set(heard).size).toBe(1)
    }
  })

  it('are in the board of an edge, and of all that share its Redis, before any of its viewers hears of them', async () => {
    for (const group of [[alone], shared]) {
      const [one] = await listen(group.at(-1)!)
      for (let round = 0; round < 3; round++) {
        await hearMore([one!])
        const told = changes(one!).at(-1)!
        for (const { url } of group)
          expect(countOf((await boardOfFeed(url, 'nfl')).rev)).toBeGreaterThanOrEqual(countOf(told))
      }
    }
  })

  it('go on for others when one viewer stops reading, and when many connections stay silent', async () => {
    const [stalled] = await listen(alone)
    stalled!.socket.pause()
    const { hostname, port } = new URL(alone.url)
    const silent = Array.from({ length: 300 }, () => connect(Number(port), hostname))
    for (const socket of silent) socket.on('error', () => {})
    await hearMore(await listen(alone, 3))
    for (const socket of silent) socket.destroy()
  })

  it('go on at the other edges while one is dead, and there too when it is back', async () => {
    const others = await listen(shared[1])
    await alone.kill()
    await hearMore(others, 2)
    await alone.start()
    await hearMore(await listen(alone))
  })

  it('go through the other edge with the same Redis when one is dead', async () => {
    const others = await listen(shared[1])
    await shared[0].kill()
    await hearMore(others, 2)
    await shared[0].start()
  })

  it('come again when Redis was dead and is back, even to an edge that started anew meanwhile', async () => {
    await redis.kill()
    await shared[0].kill()
    await hearMore(await listen(alone), 2)
    const starting = shared[0].start()
    await redis.start()
    // A client that asks all the time arrives at the very moment at which streams open.
    const first = await Promise.all(shared.map((edge) => until('a stream', () => openedNow(edge))))
    await hearMore(first)
    await starting
  })

  const openedNow = (edge: Edge) =>
    listen(edge).then(
      ([stream]) => stream,
      () => undefined,
    )

  it('are counted for each edge, and an edge that takes none delays neither poll nor board', async () => {
    const { token } = await makeUser(product, { superuser: true })
    const headers = { authorization: token }
    const figures = await until('the figures of three edges', async () => {
      const answer = await fetch(`${product.url}/api/console/edges`, { headers })
      const { edges } = (await answer.json()) as EdgesNow
      const [own, , refusing] = edges
      return (own?.pushes ?? 0) > 0 && (refusing?.behindMs ?? 0) > 5000 && edges
    })
    expect(figures[0]?.streams).toBeGreaterThan(0)
    expect(figures[2]).toMatchObject({ name: REFUSES, pushes: 0 })
    expect(figures[2]?.failures).toBeGreaterThan(0)
    const health = await fetch(`${product.url}/api/health/edges`)
    expect([health.status, await health.json()]).toMatchObject([503, { status: 'behind' }])
    await hearMore(await listen(alone))
  })
})
