import { hasSettings } from '../server/settings'
import { productNow } from '../server/time'

/** Product time. The operator command runs beside the server, has no product clock and uses the machine's. */
export function accountNow(): number {
  return hasSettings() ? productNow() : Date.now()
}
