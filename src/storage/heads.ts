import type { BoardHead } from '../domain/board'
import type { TurboDb } from './db'

export async function readHeads(db: TurboDb): Promise<readonly BoardHead[]> {
  return db.heads.toArray()
}

/** Puts what changed and leaves the rest alone: the league bar draws only when there is something new. */
export async function saveHeads(db: TurboDb, heads: readonly BoardHead[]): Promise<void> {
  await db.transaction('rw', db.heads, async () => {
    const stored = await db.heads.bulkGet(heads.map(({ id }) => id))
    const changed = heads.filter((head, index) => !isEqual(head, stored[index]))
    if (changed.length > 0) await db.heads.bulkPut([...changed])
  })
}

function isEqual(a: BoardHead, b: BoardHead | undefined): boolean {
  return b !== undefined && (Object.keys(a) as (keyof BoardHead)[]).every((member) => a[member] === b[member])
}
