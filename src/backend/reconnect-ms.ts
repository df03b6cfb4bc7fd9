import { REALTIME_RECONNECT_MS } from '../domain/time/intervals'

/** How long to wait after so many failures before the next try to connect. */
export function reconnectMs(failures: number): number {
  return REALTIME_RECONNECT_MS[failures] ?? REALTIME_RECONNECT_MS.at(-1)!
}
