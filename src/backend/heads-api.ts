import type { BoardHead } from '../domain/board/board'
import { browserFetch, getJson, type Fetch } from './get-json'
import { parseHeads } from './parse-board'
import { keptAtEdgeMs } from './server-time-on-arrival'

/** `ageMs`: how long ago the server said so, product time. An edge goes on sending heads while the server is dead. */
export interface FetchedHeads {
  readonly heads: readonly BoardHead[]
  readonly ageMs: number
}

export async function fetchHeads(fetch: Fetch = browserFetch): Promise<FetchedHeads | undefined> {
  const reply = await getJson(fetch, '/api/boards')
  const heads = reply.kind === 'answered' && reply.status === 200 ? parseHeads(reply.body) : undefined
  return reply.kind === 'answered' && heads ? { heads, ageMs: keptAtEdgeMs(reply.headers) } : undefined
}
