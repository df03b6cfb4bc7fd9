import { isRememberedIndoor } from '../../../src/domain/weather/indoor-memory'

/** Real venues are a few hundred; more rows come from made-up places, and the oldest of them go. */
const MOST_ROWS = 1000

/** Whether the weather service did not know the place within the last 30 days. */
export function isMarkedIndoor(place: string, nowMs: number): boolean {
  const row = find(place)
  return row !== undefined && isRememberedIndoor(Date.parse(row.getDateTime('marked_at').string()), nowMs)
}

export function markIndoor(place: string, nowMs: number): void {
  $app.runInTransaction((tx) => {
    const row = find(place, tx) ?? new Record(tx.findCollectionByNameOrId('indoor_venues'))
    row.set('place', place)
    row.set('marked_at', new Date(nowMs).toISOString())
    tx.save(row)
    for (const old of tx.findRecordsByFilter('indoor_venues', '', '-marked_at', 100, MOST_ROWS)) {
      if (old) tx.delete(old)
    }
  })
}

function find(place: string, app: CoreApp = $app): core.Record | undefined {
  return app.findRecordsByFilter('indoor_venues', 'place = {:place}', '', 1, 0, { place })[0] ?? undefined
}
