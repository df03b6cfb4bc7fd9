import type { Rows, TableName } from './rows'

/** Rows in memory, by table and key. */
export interface RowCache {
  get<Name extends TableName>(table: Name, key: string): Rows[Name] | undefined
  all<Name extends TableName>(table: Name): ReadonlyMap<string, Rows[Name]>
  set<Name extends TableName>(table: Name, key: string, row: Rows[Name]): void
  delete(table: TableName, key: string): void
}

export function createRowCache(): RowCache {
  const tables: { [Name in TableName]: Map<string, Rows[Name]> } = {
    boards: new Map(),
    heads: new Map(),
    odds: new Map(),
    games: new Map(),
    stats: new Map(),
    scorecards: new Map(),
    favourites: new Map(),
    outbox: new Map(),
    teams: new Map(),
    movements: new Map(),
    moves: new Map(),
    days: new Map(),
    gameAlerts: new Map(),
    weather: new Map(),
    seasons: new Map(),
  }
  return {
    get: (table, key) => tables[table].get(key),
    all: (table) => tables[table],
    set: (table, key, row) => void tables[table].set(key, row),
    delete: (table, key) => void tables[table].delete(key),
  }
}
