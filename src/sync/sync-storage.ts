import type { TurboDb } from '../storage/db'
import { readBoard, readBoards, saveBoard, touchBoard } from '../storage/boards'
import { saveHeads } from '../storage/heads'
import type { WriteGuard } from '../storage/write-status'
import type { SyncStorage } from './ports'

/** Reading what cannot be read is the same as having nothing; a write that fails is reported by the guard. */
export function createSyncStorage(db: TurboDb, guard: WriteGuard): SyncStorage {
  const write = async (run: () => Promise<void>) => void (await guard.write(run))
  return {
    readBoard: (slug) => readBoard(db, slug).catch(() => undefined),
    readBoards: () => readBoards(db).catch(() => []),
    saveBoard: (stored) => write(() => saveBoard(db, stored)),
    touchBoard: (slug, rev, checkedAt) => write(() => touchBoard(db, slug, rev, checkedAt)),
    saveHeads: (heads, checkedAtMs) => write(() => saveHeads(db, heads, checkedAtMs)),
  }
}
