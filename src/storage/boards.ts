import type { Slug } from '../domain/league'
import type { StoredBoard, TurboDb } from './db'
import { isOlderRevision } from '../domain/board/revision'
import { dropUnsaved, keepUnsaved, unsavedBoard } from './unsaved-boards'
import type { WriteGuard } from './write-status'

/** A board of a shape that this version does not know counts as none; the next snapshot replaces it. */
export async function readBoard(db: TurboDb, slug: Slug): Promise<StoredBoard | undefined> {
  const unsaved = unsavedBoard(db, slug)
  if (!unsaved) return readSaved(db, slug)
  const saved = await readSaved(db, slug).catch(() => undefined)
  // Another tab may have had more luck.
  return saved && isOlderRevision(unsaved.board.rev, saved.board.rev) ? saved : unsaved
}

async function readSaved(db: TurboDb, slug: Slug): Promise<StoredBoard | undefined> {
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
    const stored = await readSaved(db, next.slug)
    if (stored && isOlderRevision(next.board.rev, stored.board.rev)) return
    await db.boards.put(next)
  })
}

/** The server found that revision to be true again: its age starts anew, the board stays. */
export async function touchBoard(db: TurboDb, slug: Slug, rev: string, checkedAt: string): Promise<void> {
  await db.transaction('rw', db.boards, async () => {
    const stored = await readSaved(db, slug)
    if (!stored || stored.board.rev !== rev || stored.checkedAt >= checkedAt) return
    await db.boards.put({ ...stored, checkedAt })
  })
}

/** A board that the device does not take is shown by this page all the same. */
export async function showBoard(db: TurboDb, guard: WriteGuard, next: StoredBoard): Promise<void> {
  const isSaved = await guard.write(() => saveBoard(db, next))
  if (isSaved) dropUnsaved(db, next.slug)
  else keepUnsaved(db, next)
}

/** The same for its age. */
export async function showChecked(
  db: TurboDb,
  guard: WriteGuard,
  slug: Slug,
  rev: string,
  checkedAt: string,
): Promise<void> {
  const isTouched =
    unsavedBoard(db, slug) === undefined && (await guard.write(() => touchBoard(db, slug, rev, checkedAt)))
  const shown = isTouched ? undefined : await readBoard(db, slug).catch(() => undefined)
  if (shown?.board.rev === rev && shown.checkedAt < checkedAt) {
    await showBoard(db, guard, { ...shown, checkedAt })
  }
}
