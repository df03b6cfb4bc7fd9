import type { Rows, TableName } from './rows'
import { TABLES } from './table-rules'

/** Rows in memory, by table and key. */
export interface RowCache {
  get<Name extends TableName>(table: Name, key: string): Rows[Name] | undefined
  all<Name extends TableName>(table: Name): ReadonlyMap<string, Rows[Name]>
  set<Name extends TableName>(table: Name, key: string, row: Rows[Name]): void
  delete(table: TableName, key: string): void
}

export function createRowCache(): RowCache {
  const tables = Object.fromEntries(TABLES.map((name) => [name, new Map()])) as {
    readonly [Name in TableName]: Map<string, Rows[Name]>
  }
  return {
    get: (table, key) => tables[table].get(key),
    all: (table) => tables[table],
    set: (table, key, row) => void tables[table].set(key, row),
    delete: (table, key) => void tables[table].delete(key),
  }
}
