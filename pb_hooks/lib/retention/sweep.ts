import { cutoff, type Retention, type TimeColumn } from '../../../src/domain/operations/retention'

/** A delete of so many rows takes milliseconds; every other write gets its turn in between. */
const BATCH = 500
const PAUSE_MS = 20

/** Removes the rows of one collection that are too old, and says how many. */
export function sweep(rule: Retention, nowMs: number, goOn: () => boolean): number {
  const kind = timeColumn(rule)
  if (!kind) return 0
  const limit = cutoff(rule, nowMs, kind)
  let swept = 0
  while (goOn()) {
    const rows = tooOld(rule, limit)
    if (rows.length === 0) break
    remove(rule, rows, limit)
    swept += rows.length
    sleep(PAUSE_MS)
  }
  return swept
}

/** Undefined when there is no such collection, or its column is no time; only a log line shows the latter. */
function timeColumn({ collection, ageColumn }: Retention): TimeColumn | undefined {
  if (!$app.hasTable(collection)) return undefined
  const type = $app.findCollectionByNameOrId(collection).fields.getByName(ageColumn)?.type()
  if (type === 'date' || type === 'text' || type === 'number') return type
  $app
    .logger()
    .error('Retention finds no age', 'collection', collection, 'column', ageColumn, 'type', type ?? '')
  return undefined
}

/** Looked up before the delete, because a search holds up nobody and a delete holds up every writer. */
function tooOld(rule: Retention, limit: string | number): readonly number[] {
  const rows = arrayOf(new DynamicModel({ rowid: 0 }))
  $app
    .db()
    .newQuery(`SELECT rowid FROM {{${rule.collection}}} WHERE ${isTooOld(rule)} LIMIT ${BATCH}`)
    .bind({ limit })
    .all(rows)
  return rows.map((row) => (row as unknown as { rowid: number }).rowid)
}

/** The delete checks the age again: a row may have been renewed since, or a new row may have got its number. */
function remove(rule: Retention, rows: readonly number[], limit: string | number): void {
  $app
    .db()
    .newQuery(`DELETE FROM {{${rule.collection}}} WHERE rowid IN (${rows.join(',')}) AND ${isTooOld(rule)}`)
    .bind({ limit })
    .execute()
}

/** An empty text is no time at all. */
function isTooOld({ ageColumn, only }: Retention): string {
  const old = `[[${ageColumn}]] < {:limit} AND [[${ageColumn}]] != ''`
  return only === undefined ? old : `[[${only}]] = TRUE AND ${old}`
}
