import type { Board } from '../../domain/board/board'
import type { TurboDb } from '../db'
import { createDexieDevice } from '../dexie-device'
import type { StoredBoard } from '../rows'
import { createStorage, type Storage } from '../storage'
import { freshDb } from './fresh-db'

/** For tests: the storage over a database that no other test has seen. */
export function freshStorage(): { readonly db: TurboDb; readonly storage: Storage } {
  const db = freshDb()
  return { db, storage: createStorage(createDexieDevice(db)) }
}

export function storedBoard(rev: string, checkedAt = '2026-01-11T18:00:00.000Z'): StoredBoard {
  const source = { state: 'ok', since: '2026-01-11T18:00:00.000Z' } as const
  const content = { kind: 'games' } as const
  const board: Board = {
    v: 1,
    sport: 'NFL',
    rev,
    day: '2026-01-11',
    upcoming: false,
    source,
    content,
    games: [],
  }
  return { slug: 'nfl', board, checkedAt }
}
