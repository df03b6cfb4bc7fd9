import type { Device } from './device'
import type { RowCache } from './row-cache'
import type { Rows, TableName } from './rows'
import { TABLE_RULES, TABLES } from './table-rules'

/** Browsers wipe their databases at any time, also while a page shows what was there. */
export interface WipedRows {
  /** The device has this row now. */
  found(table: TableName, key: string): void
  /** The device does not have this row. Returns it as it was found last, if nobody can have removed it. */
  missed<Name extends TableName>(table: Name, key: string): Rows[Name] | undefined
  /** Rows that were found before and are not on the device now. */
  noteGone(table: TableName, keys: readonly string[]): Promise<void>
}

/** Wiped rows wait in `unsaved` to be written again. */
export function createWipedRows(
  seen: RowCache,
  unsaved: RowCache,
  currentDevice: () => Device | undefined,
  writeUnsaved: () => Promise<void>,
): WipedRows {
  /**
   * The boards that the device had. A board may wait in memory because the device has never taken it, or because it was
   * wiped: a write may fail at the moment of the wipe, and the next write then puts back only that board.
   */
  const boardsFound = new Set<string>()

  function putBack() {
    for (const table of TABLES) if (TABLE_RULES[table].takenBy) putBackRowsOf(table)
    // Later, because a live query must not write.
    setTimeout(() => void writeUnsaved())
  }

  function putBackRowsOf<Name extends TableName>(table: Name) {
    for (const [key, row] of seen.all(table)) unsaved.set(table, key, row)
  }

  /** Whether a board that was there is gone; undefined while the database cannot be read, as while it is closing. */
  async function isWiped(): Promise<boolean | undefined> {
    const device = currentDevice()
    if (!device) return true
    try {
      for (const key of boardsFound)
        if (seen.get('boards', key) && (await device.get('boards', key)) === undefined) return true
      return false
    } catch {
      return undefined
    }
  }

  return {
    found(table, key) {
      if (table === 'boards') boardsFound.add(key)
    },
    missed(table, key) {
      const row = TABLE_RULES[table].takenBy === 'nobody' ? seen.get(table, key) : undefined
      const isGone = table === 'boards' ? boardsFound.delete(key) : !unsaved.get(table, key)
      if (row && isGone) putBack()
      return row
    },
    async noteGone(table, keys) {
      const { takenBy } = TABLE_RULES[table]
      if (keys.length === 0 || !takenBy) return
      const wiped = takenBy === 'nobody' || (await isWiped())
      if (wiped) putBack()
      else if (wiped === false) for (const key of keys) seen.delete(table, key)
    },
  }
}
