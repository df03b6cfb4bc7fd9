import { noteFailure } from './note-failure'
import type { Device } from './device'
import type { RowCache } from './row-cache'
import type { Rows, TableName } from './rows'
import { TABLE_RULES } from './table-rules'
import { laterOfTabs, latest, rowOfThisVersion } from './which-row'
import type { WipedRows } from './wiped-rows'

/** The rows that this page has in memory. */
export interface PageMemory {
  /** Rows that the device did not take. */
  readonly unsaved: RowCache
  /** Rows that other tabs have found and the device did not take. */
  readonly heard: RowCache
  /** Rows as they were found last. */
  readonly seen: RowCache
}

export interface RowReader {
  readonly read: ReadRow
  readonly readAll: <Name extends TableName>(table: Name) => Promise<readonly Rows[Name][]>
  /** The row as the device has it. If the device cannot be read, the row that was found last counts as stored. */
  readonly fromDevice: ReadRow
  /** Remembers the row as found. As long as a row is equal, it stays the same object. */
  readonly see: <Name extends TableName>(table: Name, key: string, row: Rows[Name]) => Rows[Name]
}

type ReadRow = <Name extends TableName>(table: Name, key: string) => Promise<Rows[Name] | undefined>

/** Of the device, the page and the other tabs, each read returns the row that is the latest. */
export function createReader(
  device: () => Device | undefined,
  { unsaved, heard, seen }: PageMemory,
  wiped: WipedRows,
): RowReader {
  async function fromDevice<Name extends TableName>(table: Name, key: string) {
    try {
      const row = await device()?.get(table, key)
      if (row) wiped.found(table, key)
      return row === undefined ? wiped.missed(table, key) : rowOfThisVersion(table, row)
    } catch (error) {
      noteFailure(table, error)
      return seen.get(table, key)
    }
  }

  async function allFromDevice<Name extends TableName>(table: Name): Promise<readonly Rows[Name][]> {
    try {
      return (await device()?.all(table)) ?? []
    } catch (error) {
      noteFailure(table, error)
      return [...seen.all(table).values()]
    }
  }

  /** The row that another tab has sent, until the device has a younger one. */
  function orHeard<Name extends TableName>(table: Name, key: string, row: Rows[Name] | undefined) {
    const told = heard.get(table, key)
    return told ? laterOfTabs(table, told, row) : row
  }

  function see<Name extends TableName>(table: Name, key: string, row: Rows[Name]): Rows[Name] {
    const last = seen.get(table, key)
    if (row === last) return row
    const shared = last ? TABLE_RULES[table].share(last, row) : row
    seen.set(table, key, shared)
    return shared
  }

  return {
    async read(table, key) {
      const stored = await fromDevice(table, key)
      const row = orHeard(table, key, latest(table, stored, unsaved.get(table, key)))
      return row && see(table, key, row)
    },
    async readAll(table) {
      const stored = await allFromDevice(table)
      const there = new Set(stored.map(TABLE_RULES[table].keyOf))
      const isGone = (key: string) => !there.has(key) && !unsaved.get(table, key)
      await wiped.noteGone(table, [...seen.all(table).keys()].filter(isGone))
      const rows = new Map(unsaved.all(table))
      for (const row of stored) {
        const key = TABLE_RULES[table].keyOf(row)
        wiped.found(table, key)
        const found = rowOfThisVersion(table, row)
        if (found) rows.set(key, latest(table, found, rows.get(key))!)
      }
      for (const key of heard.all(table).keys()) rows.set(key, orHeard(table, key, rows.get(key))!)
      return [...rows].map(([key, row]) => see(table, key, row))
    },
    fromDevice,
    see,
  }
}
