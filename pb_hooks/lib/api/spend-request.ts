import type { Spent } from '../../../src/domain/people/api-keys/api-limits'
import { PER_MINUTE } from '../../../src/domain/people/api-keys/api-limits'
import { oneNumber } from '../server/one-number'
import { iso, productNow } from '../server/time'

/**
 * Counts a request of a key. The day's count is in the key's row, so a restart gives nothing back. Requests that come
 * too fast are counted in memory only, and write nothing.
 */
export function spendRequest(key: string, nowMs: number): Spent {
  const minute = countMinute(key, nowMs)
  const isTooFast = minute > PER_MINUTE
  const today = iso(nowMs).slice(0, 10)
  return { minute, day: isTooFast ? countedToday(key, today) : countToday(key, today) }
}

interface Minute {
  readonly minute: number
  readonly counts: Readonly<Record<string, number>>
}

/** One text holds the minute's counts of all keys, so nothing is left of them afterwards. */
function countMinute(key: string, nowMs: number): number {
  const minute = Math.floor(nowMs / 60_000)
  let count = 0
  $app.store().setFunc('api-requests', (old: string | null) => {
    const last = old ? (JSON.parse(old) as Minute) : undefined
    const counts = last?.minute === minute ? last.counts : {}
    count = (counts[key] ?? 0) + 1
    return JSON.stringify({ minute, counts: { ...counts, [key]: count } })
  })
  return count
}

function countToday(key: string, day: string): number {
  const sql = `UPDATE api_keys SET day_count = CASE WHEN day = {:day} THEN day_count + 1 ELSE 1 END,
    day = {:day}, last_used_at = {:now} WHERE id = {:key} RETURNING day_count AS count`
  const now = iso(productNow()).replace('T', ' ')
  return oneNumber($app, sql, { key, day, now })
}

function countedToday(key: string, day: string): number {
  return oneNumber($app, 'SELECT day_count AS count FROM api_keys WHERE id = {:key} AND day = {:day}', {
    key,
    day,
  })
}
