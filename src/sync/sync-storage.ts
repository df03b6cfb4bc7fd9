import type { TurboDb } from '../storage/db'
import { readBoard, readBoards, showBoard, showChecked } from '../storage/boards'
import { saveHeads } from '../storage/heads'
import type { WriteGuard } from '../storage/write-status'
import type { SyncStorage } from './ports'

/** Reading what cannot be read is the same as having nothing; a write that fails is reported by the guard. */
export function createSyncStorage(db: TurboDb, guard: WriteGuard): SyncStorage {
  return {
    readBoard: (slug) => readBoard(db, slug).catch(() => undefined),
    readBoards: () => readBoards(db).catch(() => []),
    saveBoard: (stored) => showBoard(db, guard, stored),
    touchBoard: (slug, rev, checkedAt) => showChecked(db, guard, slug, rev, checkedAt),
    async saveHeads(heads, checkedAtMs) {
      await guard.write(() => saveHeads(db, heads, checkedAtMs))
    },
  }
}
