import { areOddsExpired } from '../domain/odds/odds-cache'
import { DAY_MS } from '../domain/time/intervals'
import type { StoredGame } from './rows'
import type { Storage } from './storage'

/**
 * How long rows stay on the device without a word of the server. Boards and heads have no limit: there is one for each
 * league, the next one replaces it, and it says how old it is. Logos have rules of their own (`logos.ts`).
 */
const GAMES_MS = 30 * DAY_MS
const STATS_MS = 2 * DAY_MS
const SCORECARDS_MS = 7 * DAY_MS

/** How many box scores stay; the one that was opened longest ago goes first. */
export const MOST_GAMES = 50

/** Removes what is too old, or too much. */
export async function sweep(storage: Storage, nowMs: number): Promise<void> {
  const isOlderThan = (limitMs: number) => (row: { readonly checkedAt: string }) =>
    nowMs - Date.parse(row.checkedAt) > limitMs
  await storage.remove('odds', ({ checkedAt }) => areOddsExpired(checkedAt, nowMs))
  await storage.remove('stats', isOlderThan(STATS_MS))
  await storage.remove('scorecards', isOlderThan(SCORECARDS_MS))
  await storage.remove('games', isOlderThan(GAMES_MS))
  const leastOpenedAt = openedAtOfLast(await storage.readAll('games'))
  await storage.remove('games', ({ openedAt }) => openedAt < leastOpenedAt)
}

function openedAtOfLast(games: readonly StoredGame[]): number {
  const newestFirst = games.map(({ openedAt }) => openedAt).toSorted((a, b) => b - a)
  return newestFirst[MOST_GAMES - 1] ?? -Infinity
}
