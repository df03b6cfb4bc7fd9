import { REFRESH_LIVE_MS } from '../../../src/domain/time/intervals'
import { productTime, type ServerTime } from '../../../src/domain/time/product-clock'
import { serverSettings } from './settings'

/** Product time in milliseconds; the only clock that rules on the server read. */
export function productNow(): number {
  return productTime(serverSettings().clock, Date.now())
}

export function iso(ms: number): string {
  return new Date(ms).toISOString()
}

/** What a client needs to share the product clock. */
export function serverTime(): ServerTime {
  const { clock, liveIntervalMs } = serverSettings()
  // Without it, clients would call the scores of a slow server old: they wait for twice the usual interval.
  const slow = liveIntervalMs > REFRESH_LIVE_MS ? { liveMs: liveIntervalMs } : {}
  return { now: productNow(), rate: clock.rate, ...slow }
}
