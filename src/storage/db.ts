import '../platform/usable-channels'
import { Dexie, type DexieOptions, type EntityTable } from 'dexie'
import type { StoredLogo } from './logos'
import type { Rows } from './rows'
import { DATABASE, VERSIONS } from './tables'

export type TurboDb = Dexie & {
  boards: EntityTable<Rows['boards'], 'slug'>
  heads: EntityTable<Rows['heads'], 'id'>
  odds: EntityTable<Rows['odds'], 'slug'>
  games: EntityTable<Rows['games'], 'key'>
  stats: EntityTable<Rows['stats'], 'key'>
  scorecards: EntityTable<Rows['scorecards'], 'key'>
  favourites: EntityTable<Rows['favourites'], 'key'>
  outbox: EntityTable<Rows['outbox'], 'id'>
  teams: EntityTable<Rows['teams'], 'slug'>
  movements: EntityTable<Rows['movements'], 'key'>
  moves: EntityTable<Rows['moves'], 'key'>
  days: EntityTable<Rows['days'], 'key'>
  weather: EntityTable<Rows['weather'], 'key'>
  seasons: EntityTable<Rows['seasons'], 'key'>
  gameAlerts: EntityTable<Rows['gameAlerts'], 'key'>
  logos: EntityTable<StoredLogo, 'path'>
}

/** One snapshot record per league: writing a board is one put, whatever changed in it. */
export function openDb(name = DATABASE, options?: DexieOptions): TurboDb {
  const db = new Dexie(name, options) as TurboDb
  for (const [index, tables] of VERSIONS.entries()) db.version(index + 1).stores(tables)
  return db
}
