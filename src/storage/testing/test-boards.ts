import { IDBKeyRange, indexedDB } from 'fake-indexeddb'
import type { Board } from '../../domain/board/board'
import { openDb, type StoredBoard, type TurboDb } from '../db'

/**
 * For tests: a database that no other test has seen. Handed over by name and not as a global: Dexie looks for the
 * global when it is loaded, and test files share one Dexie.
 */
export function freshDb(): TurboDb {
  return openDb(`test-${crypto.randomUUID()}`, { indexedDB, IDBKeyRange })
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
