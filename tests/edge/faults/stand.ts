import { ownPort } from '../../support/own-port'
import { boardOfFeed } from '../../support/boards'
import { EDGE_SECRET, startEdge, type Edge } from '../../support/edge'
import { startNetworkBetween, type NetworkBetween } from '../../support/network-between'
import { startProduct, type Product } from '../../support/product'
import { startRedis, type Redis } from '../../support/redis'

/** Nothing listens at port 9, so this is an edge that refuses every publisher. */
export const REFUSES = 'http://127.0.0.1:9'

/** An origin with two edges for themselves, two that share a Redis, and one that never takes anything. */
export interface Stand {
  readonly product: Product
  /** Stands between the edges and the origin, and counts the requests that reach the origin. */
  readonly between: NetworkBetween
  readonly redis: Redis
  readonly alone: readonly [Edge, Edge]
  readonly shared: readonly [Edge, Edge]
  close(): Promise<void>
}

export async function startStand(): Promise<Stand> {
  const redis = await startRedis()
  const ports = await Promise.all([ownPort(), ownPort(), ownPort(), ownPort()])
  const [first, second, third, fourth] = ports.map((port) => `http://127.0.0.1:${port}`)
  const env = { EDGE_URLS: `${first},${second},${third}|${fourth},${REFUSES}`, EDGE_SECRET }
  const product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    rate: 15,
    slate: 'standard',
    leagues: ['nfl'],
    env,
  })
  const between = await startNetworkBetween(product.url)
  const sharing = ['--redis', redis.url]
  const edges = await Promise.all(
    ports.map((port, at) => startEdge(between.url, at < 2 ? [] : sharing, port)),
  )
  const [a, b, c, d] = edges
  await boardOfFeed(product.url, 'nfl')
  return {
    product,
    between,
    redis,
    alone: [a!, b!],
    shared: [c!, d!],
    async close() {
      await Promise.all(edges.map((edge) => edge.close()))
      between.close()
      await redis.kill()
      await product.close()
    },
  }
}
