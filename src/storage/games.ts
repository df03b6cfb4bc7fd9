import type { GameSlug } from '../domain/league'
import type { StoredGame, TurboDb } from './db'

/** How many box scores are kept; the one that was opened longest ago goes first. */
export const MOST_GAMES = 50

export function gameKey(viewer: string, slug: GameSlug, id: string): string {
  return `${viewer}/${slug}/${id}`
}

export async function readGame(db: TurboDb, key: string): Promise<StoredGame | undefined> {
  return db.games.get(key)
}

/** Two tabs may have it open: the one that the server found to be true later stays. */
export async function saveGame(db: TurboDb, next: StoredGame): Promise<void> {
  await db.transaction('rw', db.games, async () => {
    const stored = await db.games.get(next.key)
    if (stored && stored.checkedAt > next.checkedAt) return
    await db.games.put(next)
    const tooMany = (await db.games.count()) - MOST_GAMES
    if (tooMany > 0) await db.games.orderBy('openedAt').limit(tooMany).delete()
  })
}
