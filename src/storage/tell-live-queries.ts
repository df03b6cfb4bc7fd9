import { openChannel } from '../platform/channel'

/** The channel on which Dexie itself tells other pages what it has written; a test says so when an upgrade renames it. */
const DEXIE_CHANNEL = 'x-storagemutated-1'
/** In Dexie's form: any row of any table. */
const ANY_ROW = { all: { d: 1, from: -Infinity, to: [] } }

/**
 * Runs the live queries of all open pages again. The worker writes without Dexie, and a live query would never notice:
 * Dexie even remembers what it found.
 */
export function tellLiveQueries(): void {
  const channel = openChannel(DEXIE_CHANNEL)
  channel?.post(ANY_ROW)
  channel?.close()
}
