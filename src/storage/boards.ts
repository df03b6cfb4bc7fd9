import type { Slug } from '../domain/league'
import type { StoredBoard, TurboDb } from './db'
import { isOlderRevision } from '../domain/revision'

/** A board of a shape that this version does not know counts as none; the next snapshot replaces it. */
export async function readBoard(db: TurboDb, slug: Slug): Promise<StoredBoard | undefined> {
  const stored = await db.boards.get(slug)
  return stored?.board.v === 1 ? stored : undefined
}

export async function readBoards(db: TurboDb): Promise<readonly StoredBoard[]> {
  const stored = await db.boards.toArray()
  return stored.filter(({ board }) => board.v === 1)
}

/** Two tabs may write: a slow answer never replaces a later board of the same epoch. */
export async function saveBoard(db: TurboDb, next: StoredBoard): Promise<void> {
  await db.transaction('rw', db.boards, async () => {
    const stored = await readBoard(db, next.slug)
    if (stored && isOlderRevision(next.board.rev, stored.board.rev)) return
    await db.boards.put(next)
  })
}

/** The server found that revision to be true again: its age starts anew, the board stays. */
export async function touchBoard(db: TurboDb, slug: Slug, rev: string, checkedAt: string): Promise<void> {
  await db.transaction('rw', db.boards, async () => {
    const stored = await readBoard(db, slug)
    if (!stored || stored.board.rev !== rev || stored.checkedAt >= checkedAt) return
    await db.boards.put({ ...stored, checkedAt })
  })
}
