import { REALTIME_RECONNECT_MS } from '../domain/time/intervals'

/** The part of PocketBase's realtime service that we use. */
export interface RealtimeClient {
  readonly clientId: string
  readonly isConnected: boolean
  onDisconnect?: (topics: string[]) => void
  subscribe(topic: string, run: (data: unknown) => void, options?: { fields: string }): Promise<unknown>
  unsubscribe(topic: string): Promise<void>
}

/** The connection that everybody has. It never says who asks, so that signing in or out does not disturb it. */
export const loadRealtime = realtimeLoader(() => undefined)

/**
 * The SDK is a chunk of its own: scores are on screen before it is asked for. A failed load is tried again. A
 * connection belongs to whoever opened it: the server refuses to go on with it for somebody else.
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
  const { realtime } = client
  // The SDK has no setting for this, and its own delays (0.2 s, the same for all) would bring every viewer back
  // in the same instant after a restart of the server.
  const spread = 1 + Math.random() / 2
  Object.assign(realtime, { predefinedReconnectIntervals: REALTIME_RECONNECT_MS.map((ms) => ms * spread) })
  return realtime
}
