import { productTime } from '../../../src/domain/time/product-clock'
import { serverSettings } from './settings'

/** Product time in milliseconds; the only clock that rules on the server read. */
export function productNow(): number {
  return productTime(serverSettings().clock, Date.now())
}

export function iso(ms: number): string {
  return new Date(ms).toISOString()
}
