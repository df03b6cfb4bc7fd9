import '../platform/usable-channels'
import { liveQuery } from 'dexie'
import { inTime } from '../platform/in-time'
import { log } from '../platform/log'
import { noop } from '../platform/timers'
import { openDb, type TurboDb } from './db'
import type { Device, Follow } from './device'
import { noteFailure } from './note-failure'

/**
 * The database; undefined if the browser does not open one. `onLate` gets one that opens after all: a frozen page of an
 * earlier version may hold up the upgrade for a while.
 */
export async function openDevice(onLate: (device: Device) => void): Promise<Device | undefined> {
  const db = openDb()
  const opening = db.open()
  try {
    await inTime(opening)
    return createDexieDevice(db)
  } catch (error) {
    log.add('error', 'storage', `The database does not open: ${String(error)}`)
    // Dexie itself closes what it cannot open.
    void opening.then(() => onLate(createDexieDevice(db)), noop)
    return undefined
  }
}

export function createDexieDevice(db: TurboDb): Device {
  return {
    get: (table, key) => db.table(table).get(key),
    all: (table) => db.table(table).toArray(),
    change: (table, keys, change) =>
      db.transaction('rw', table, async () => {
        const rows = db.table(table)
        const stored = await rows.bulkGet([...keys])
        const next = keys.map((key, index) => [key, change(stored[index], key)] as const)
        // One by one: the error of a bulk write would hide that there is no room.
        for (const [key, row] of next) if (row !== undefined) await (row ? rows.put(row) : rows.delete(key))
      }),
    follow,
    makeRoom: () => db.logos.clear(),
    close: () => db.close(),
  }
}

const follow: Follow = (query, tell) => {
  // An error would end the subscription.
  const found = liveQuery(() =>
    query().then(
      (answer) => () => tell(answer),
      (error: unknown) => () => noteFailure('a query', error),
    ),
  )
  const subscription = found.subscribe((run) => run())
  return () => subscription.unsubscribe()
}
