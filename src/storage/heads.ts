import type { BoardHead } from '../domain/board/board'
import { MINUTE_MS } from '../domain/time/intervals'
import type { StoredHead } from '../domain/tabs/stored-tab'
import type { TurboDb } from './db'

export async function readHeads(db: TurboDb): Promise<readonly StoredHead[]> {
  return db.heads.toArray()
}

/**
 * Puts what changed, and what was said so long ago that it would grow stale; the rest is left alone: the league bar
 * draws only when there is something new.
 */
export async function saveHeads(
  db: TurboDb,
  heads: readonly BoardHead[],
  checkedAtMs: number,
): Promise<void> {
  await db.transaction('rw', db.heads, async () => {
    const stored = await db.heads.bulkGet(heads.map(({ id }) => id))
    const changed = heads.filter((head, index) => !isSaid(head, stored[index], checkedAtMs))
    if (changed.length > 0) await db.heads.bulkPut(changed.map((head) => ({ ...head, checkedAtMs })))
  })
}

function isSaid(head: BoardHead, stored: StoredHead | undefined, nowMs: number): boolean {
  return (
    stored !== undefined && isEqual(head, stored) && Math.abs(nowMs - (stored.checkedAtMs ?? 0)) < MINUTE_MS
  )
}

function isEqual(a: BoardHead, b: StoredHead): boolean {
  return (Object.keys(a) as (keyof BoardHead)[]).every((member) => a[member] === b[member])
}
