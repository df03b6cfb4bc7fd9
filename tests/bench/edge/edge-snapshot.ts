import { gzipSync } from 'node:zlib'
import { boardOfFeed } from '../../support/boards'
import { startEdge } from '../../support/edge'
import { startProduct } from '../../support/product'
import { requestsPerSecond } from '../load'
import { atLeast, missing, quantile, withoutBudget, type Row } from '../row'
import { startNginx } from '../server/nginx'

const CONNECTIONS = 50
const ROUND_MS = 2500
const ROUNDS = 5

/** A board out of an edge's cache beside nginx's own file of the same size, in turns. */
export async function benchEdgeSnapshot(): Promise<Row[]> {
  // Time stands still, because the load generator counts replies of one length.
  const product = await startProduct({ at: '2026-10-25T18:30:00Z', rate: 0, slate: 'standard' })
  const edge = await startEdge(product.url)
  await boardOfFeed(product.url, 'nfl')
  const headers = { 'accept-encoding': 'gzip' }
  const board = await fetch(`${edge.url}/api/boards/nfl`, { headers })
  const size = gzipSync(Buffer.from(await board.arrayBuffer())).length
  const nginx = await startNginx(size)
  try {
    if (!nginx) return [missing('board from an edge against a file of nginx', '>= 1 x', 'nginx not found')]
    const ratios: number[] = []
    const origins: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const route = { port: Number(new URL(edge.url).port), path: '/api/boards/nfl', headers }
      const ours = await requestsPerSecond(route, CONNECTIONS, ROUND_MS)
      const file = { port: nginx.port, path: '/board.bin' }
      ratios.push(ours / (await requestsPerSecond(file, CONNECTIONS, ROUND_MS)))
      const origin = { ...route, port: Number(new URL(product.url).port) }
      origins.push(await requestsPerSecond(origin, CONNECTIONS, ROUND_MS))
    }
    const what = `board from an edge against nginx's own file of ${size} bytes`
    return [
      atLeast(what, quantile(ratios, 0.5), 1, 'x'),
      withoutBudget('boards that the origin itself answers', quantile(origins, 0.5), 'requests/s'),
    ]
  } finally {
    nginx?.stop()
    await edge.close()
    await product.close()
  }
}
