import { uptimePercent } from '../../../src/domain/operations/health/uptime'
import { MINUTE_MS } from '../../../src/domain/time/intervals'
import { productNow } from '../server/time'

/**
 * One row a minute shows that the server ran and could write. The minute is one of the wall clock, because people wait
 * by it; product time tells retention how old the row is.
 */
export function beat(): void {
  $app
    .db()
    .newQuery('INSERT OR IGNORE INTO heartbeats (id, at) VALUES ({:id}, {:at})')
    .bind({ id: String(minuteNow()), at: Math.round(productNow()) })
    .execute()
}

/**
 * In percent of the last `windowMs`; undefined before the first beat of all. The last beat before that time is read as
 * well: with it the server was up earlier, so that minutes without a beat are an outage and not the time before a start.
 */
export function uptime(windowMs: number): number | undefined {
  const to = minuteNow()
  const from = to - Math.ceil(windowMs / MINUTE_MS)
  const rows = arrayOf(new DynamicModel({ id: '' }))
  $app
    .db()
    .newQuery(
      `SELECT id FROM heartbeats WHERE id < {:to}
         AND id >= COALESCE((SELECT MAX(id) FROM heartbeats WHERE id < {:from}), {:from})`,
    )
    .bind({ from: String(from), to: String(to) })
    .all(rows)
  const beats = rows.map((row) => Number((row as unknown as { id: string }).id) * MINUTE_MS)
  return uptimePercent(beats, { fromMs: from * MINUTE_MS, toMs: to * MINUTE_MS, everyMs: MINUTE_MS })
}

function minuteNow(): number {
  return Math.floor(Date.now() / MINUTE_MS)
}
