import { REALTIME_RECONNECT_MS } from '../domain/intervals'

/** The part of PocketBase's realtime service that we use. */
export interface RealtimeClient {
  readonly clientId: string
  readonly isConnected: boolean
  onDisconnect?: (topics: string[]) => void
  subscribe(topic: string, run: (data: unknown) => void, options?: { fields: string }): Promise<unknown>
  unsubscribe(topic: string): Promise<void>
}

let loading: Promise<RealtimeClient> | undefined

/** The SDK is a chunk of its own: scores are on screen before it is asked for. A failed load is tried again. */
export function loadRealtime(): Promise<RealtimeClient> {
  loading ??= createRealtime().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function createRealtime(): Promise<RealtimeClient> {
  const { default: PocketBase } = await import('pocketbase')
  const { realtime } = new PocketBase(location.origin)
  // The SDK has no setting for this, and its own delays (0.2 s, the same for all) would bring every viewer back
  // in the same instant after a restart of the server.
  const spread = 1 + Math.random() / 2
  Object.assign(realtime, { predefinedReconnectIntervals: REALTIME_RECONNECT_MS.map((ms) => ms * spread) })
  return realtime
}
