import { Dexie, type DexieOptions, type EntityTable } from 'dexie'
import type { Board, BoardHead } from '../domain/board'
import type { Slug } from '../domain/league'

/** The last board of a league and when the server last found it to be true (product clock, ISO). */
export interface StoredBoard {
  readonly slug: Slug
  readonly board: Board
  readonly checkedAt: string
}

/** A logo kept for offline. `bytes` is absent when it could not be had; `failures` counts the tries. */
export interface StoredLogo {
  readonly path: string
  /** Wall time of the last try: the age limit is about this device's storage, not about product time. */
  readonly at: number
  readonly failures: number
  readonly type?: string
  readonly bytes?: ArrayBuffer
}

export type TurboDb = Dexie & {
  boards: EntityTable<StoredBoard, 'slug'>
  heads: EntityTable<BoardHead, 'id'>
  logos: EntityTable<StoredLogo, 'path'>
}

/** One snapshot record per league: writing a board is one put, whatever changed in it. */
export function openDb(name = 'turbo-scores', options?: DexieOptions): TurboDb {
  const db = new Dexie(name, options) as TurboDb
  db.version(1).stores({ boards: 'slug', heads: 'id', logos: 'path, at' })
  return db
}
