import { readShared, writeShared } from '../server/shared'
import { productNow } from '../server/time'

const KEY = 'api-health-since'

/** When this server began to watch scoreboards. A time that lies ahead was written before the clock was set back. */
export function monitoringSince(): number {
  const known = readShared<number>(KEY)
  const now = productNow()
  if (known !== undefined && known <= now) return known
  writeShared(KEY, now)
  return now
}
