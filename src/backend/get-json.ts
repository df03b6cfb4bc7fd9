import { REALTIME_TIMEOUT_MS } from '../domain/time/intervals'
import { hearBuild } from '../platform/server-build'

export type Reply =
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Headers; readonly body: unknown }
  | { readonly kind: 'failed'; readonly reason: Failure }

/** Why there is no usable answer. */
export type Failure = 'network' | 'timeout' | 'server' | 'unknown-league' | 'unreadable'

export type Fetch = (path: string, init: RequestInit) => Promise<Response>

/** Looked up at each call, so that it is also right where `fetch` is replaced later. */
export const browserFetch: Fetch = (path, init) => fetch(path, init)

/**
 * One GET. The HTTP cache is left out: revisions are compared here and kept in IndexedDB, and a browser that
 * answers a 304 from its own cache would hide it from us.
 */
export function getJson(fetch: Fetch, path: string, headers: Record<string, string> = {}): Promise<Reply> {
  return ask(fetch, path, { headers })
}

/** One request that carries a body, with everything else as for a GET. */
export function sendJson(
  fetch: Fetch,
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const typed = { ...headers, 'Content-Type': 'application/json' }
  return ask(fetch, path, { method, headers: typed, body: JSON.stringify(body) })
}

async function ask(fetch: Fetch, path: string, init: RequestInit): Promise<Reply> {
  try {
    const signal = AbortSignal.timeout(REALTIME_TIMEOUT_MS)
    const response = await fetch(path, { ...init, cache: 'no-store', signal })
    hearBuild(response.headers.get('X-Build'))
    const text = response.status === 304 ? '' : await response.text()
    return { kind: 'answered', status: response.status, headers: response.headers, body: parseJson(text) }
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
    return { kind: 'failed', reason: timedOut ? 'timeout' : 'network' }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
