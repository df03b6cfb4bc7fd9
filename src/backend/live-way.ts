import { browserTimers } from '../platform/timers'
import type { Fetch } from './get-json'
import { loadRealtime, type RealtimeClient } from './realtime-client'

/** Where changes come from, the server or an edge: every answer of the server says it (`X-Live`), so nobody guesses. */
export interface LiveWay {
  /** Wraps `fetch` and notes what each answer says. */
  listening(fetch: Fetch): Fetch
  /** The connection of the way that was named last; waits for the first answer. */
  readonly load: () => Promise<RealtimeClient>
}

interface Ways {
  readonly own: () => Promise<RealtimeClient>
  readonly edge: () => Promise<RealtimeClient>
}

/**
 * Some browsers do not ask again for a part that did not come once, and without a connection scores would be late as long
 * as the page is open. The server's own costs it more, so the part has a few tries first.
 */
const MOST_FAILURES = 3

export function createLiveWay({ own, edge }: Ways): LiveWay {
  let said = ''
  let hear = () => {}
  const heard = new Promise<void>((done) => (hear = done))
  let loading: Promise<RealtimeClient> | undefined
  let failures = 0

  async function loadEdge(): Promise<RealtimeClient> {
    try {
      return await edge()
    } catch (error) {
      failures += 1
      if (failures < MOST_FAILURES) throw error
      return own()
    }
  }

  return {
    listening: (fetch) => async (path, init) => {
      const answer = await fetch(path, init)
      if (isOurs(answer)) {
        said = answer.headers.get('X-Live') ?? ''
        hear()
      }
      return answer
    },
    load() {
      loading ??= heard
        .then(() => (said === 'edge' ? loadEdge() : own()))
        .catch((error: unknown) => {
          loading = undefined
          throw error
        })
      return loading
    },
  }
}

/**
 * The sign-in page of a network names no edge. A crowd in a stadium that has just signed in there must not take all
 * streams of the server for that reason.
 */
function isOurs({ headers }: Response): boolean {
  return headers.has('X-Now') || /json/.test(headers.get('Content-Type') ?? '')
}

/** The client of edges is a chunk of its own, because most servers have no edge in front. */
async function loadEdgeClient(): Promise<RealtimeClient> {
  const { createEdgeClient } = await import('./edge-client')
  const open = (path: string) => new EventSource(path)
  return createEdgeClient({ open, timers: browserTimers, random: Math.random, loadOther: loadRealtime })
}

export const liveWay = createLiveWay({ own: loadRealtime, edge: loadEdgeClient })
