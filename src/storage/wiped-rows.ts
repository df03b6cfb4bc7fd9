import type { Device } from './device'
import type { RowCache } from './row-cache'
import type { Rows, TableName } from './rows'
import { TABLE_RULES, TABLES } from './table-rules'

/** Browsers wipe their databases when they like, also under a page that shows what was there. */
export interface WipedRows {
  /** What was found last of a row that the device does not have, where nobody can have taken it away. */
  missed<Name extends TableName>(table: Name, key: string): Rows[Name] | undefined
  /** Rows that were found before and are not on the device now. */
  noteGone(table: TableName, keys: readonly string[]): Promise<void>
}

/** What was wiped waits in `unsaved` to be written again. */
export function createWipedRows(
  seen: RowCache,
  unsaved: RowCache,
  deviceOfNow: () => Device | undefined,
  writeWhatWaits: () => Promise<void>,
): WipedRows {
  function putBack() {
    for (const table of TABLES) if (TABLE_RULES[table].takenBy) keepAll(table)
    // Later: whoever follows a query may not write in it.
    setTimeout(() => void writeWhatWaits())
  }

  function keepAll<Name extends TableName>(table: Name) {
    for (const [key, row] of seen.all(table)) if (!unsaved.get(table, key)) unsaved.set(table, key, row)
  }

  /** Whether a row is gone that nobody takes away. */
  async function isWiped(): Promise<boolean> {
    const key = [...seen.all('boards').keys()].find((slug) => !unsaved.get('boards', slug))
    try {
      return key !== undefined && (await deviceOfNow()?.get('boards', key)) === undefined
    } catch {
      return false
    }
  }

  return {
    missed(table, key) {
      const row = TABLE_RULES[table].takenBy === 'nobody' ? seen.get(table, key) : undefined
      if (row && !unsaved.get(table, key)) putBack()
      return row
    },
    async noteGone(table, keys) {
      const { takenBy } = TABLE_RULES[table]
      if (keys.length === 0 || !takenBy) return
      if (takenBy === 'nobody' || (await isWiped())) putBack()
      else for (const key of keys) seen.delete(table, key)
    },
  }
}
