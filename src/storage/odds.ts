import type { Slug } from '../domain/league'
import { isOlderRevision } from '../domain/board/revision'
import type { StoredOdds, TurboDb } from './db'

/** The odds of a league as this user last saw them; what somebody else saw on this device is not shown. */
export async function readOdds(db: TurboDb, slug: Slug, user: string): Promise<StoredOdds | undefined> {
  const stored = await db.odds.get(slug)
  return stored?.user === user && stored.board.v === 1 ? stored : undefined
}

/** Two tabs may write: a slow answer never replaces later odds of the same epoch. */
export async function saveOdds(db: TurboDb, next: StoredOdds): Promise<void> {
  await db.transaction('rw', db.odds, async () => {
    const stored = await readOdds(db, next.slug, next.user)
    if (stored && isOlderRevision(next.board.rev, stored.board.rev)) return
    await db.odds.put(next)
  })
}

/** Nobody who may see odds is signed in any more. */
export async function clearOdds(db: TurboDb): Promise<void> {
  await db.odds.clear()
}
