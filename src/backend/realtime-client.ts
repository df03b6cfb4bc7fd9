import { REALTIME_RECONNECT_MS, REALTIME_TIMEOUT_MS } from '../domain/time/intervals'

/** The part of PocketBase's realtime service that we use. */
export interface RealtimeClient {
  readonly clientId: string
  readonly isConnected: boolean
  onDisconnect?: (topics: string[]) => void
  subscribe(topic: string, run: (data: unknown) => void, options?: { fields: string }): Promise<unknown>
  unsubscribe(topic: string): Promise<void>
  /** Ends a connection that says nothing any more; the SDK then reconnects as after every loss. */
  readonly giveUp: () => void
  /** If the SDK waits for its next try, or for an answer that was lost, this makes it try now. */
  readonly hurry: () => void
}

/** Private parts of the SDK. It has no settings for how long it waits, and cannot be told to try now. */
interface PrivateParts {
  maxConnectTimeout: number
  predefinedReconnectIntervals: readonly number[]
  reconnectAttempts: number
  initConnect(): void
  connectErrorHandler(error: Error): void
}

/** The connection that everybody has. It never sends a token, so that signing in or out does not disturb it. */
export const loadRealtime = realtimeLoader(() => undefined)

/**
 * The SDK is part of the background's chunk (`vite.config.ts`), so it has come when this runs, long after the scores. A
 * connection belongs to the user who opened it: the server refuses to continue it for another user.
 */
export function realtimeLoader(readToken: () => string | undefined): () => Promise<RealtimeClient> {
  let loading: Promise<RealtimeClient> | undefined
  return () => {
    loading ??= createRealtime(readToken).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

async function createRealtime(readToken: () => string | undefined): Promise<RealtimeClient> {
  const { default: PocketBase, BaseAuthStore } = await import('pocketbase')
  const client = new PocketBase(location.origin, new BaseAuthStore())
  client.beforeSend = (url, options) => {
    const token = readToken()
    return {
      url,
      options: token ? { ...options, headers: { ...options.headers, Authorization: token } } : options,
    }
  }
  return controlClient(client.realtime)
}

/** A wake-up fires several events at once, so further calls within this time are ignored. */
const HURRY_AGAIN_MS = 1000

export function controlClient(realtime: Omit<RealtimeClient, 'giveUp' | 'hurry'>): RealtimeClient {
  const insides = realtime as unknown as PrivateParts
  const subscribe = realtime.subscribe.bind(realtime)
  // The SDK's own delays (0.2 s, the same for all) would bring every viewer back in the same instant after a restart.
  const spread = 1 + Math.random() / 2
  insides.maxConnectTimeout = REALTIME_TIMEOUT_MS
  insides.predefinedReconnectIntervals = REALTIME_RECONNECT_MS.map((ms) => ms * spread)
  let hurriedAt = -Infinity
  return Object.assign(realtime, {
    subscribe: (topic: string, run: (data: unknown) => void, options?: { fields: string }) =>
      subscribe(options ? `${topic}?options=${plainOptions(options)}` : topic, run),
    giveUp() {
      if (realtime.isConnected) insides.connectErrorHandler(new Error('Nothing was heard for too long.'))
    },
    hurry() {
      // The subscriber itself tries the very first connection again.
      if (realtime.isConnected || insides.reconnectAttempts === 0) return
      if (performance.now() - hurriedAt < HURRY_AGAIN_MS) return
      hurriedAt = performance.now()
      insides.reconnectAttempts = 1
      insides.initConnect()
    },
  })
}

/**
 * The server begins each message with its whole topic. The SDK escapes every quote and bracket of the options in it,
 * which doubles their length; the server also reads them unescaped.
 */
const plainOptions = (query: { fields: string }) => JSON.stringify({ query })
