import { areOddsExpired } from '../domain/odds/odds-cache'
import { DAY_MS } from '../domain/time/intervals'
import type { Rows, TableName } from './rows'
import type { Storage } from './storage'
import { TABLE_RULES } from './table-rules'

/**
 * How long rows stay on the device without being confirmed by the server, and how many stay. There is one board and one
 * head for each league, which the next one replaces. A board says how old it is, so it goes only when a season is over.
 * Logos have rules of their own (`logos.ts`). All rows together stay below 25 MB.
 */
const AGE_MS = {
  boards: 120 * DAY_MS,
  stats: 2 * DAY_MS,
  scorecards: 7 * DAY_MS,
  games: 30 * DAY_MS,
  movements: 30 * DAY_MS,
  moves: 2 * DAY_MS,
  days: 30 * DAY_MS,
  weather: DAY_MS,
  seasons: 30 * DAY_MS,
  gameAlerts: 30 * DAY_MS,
} as const

/** How many box scores stay; the one that was opened longest ago goes first. */
export const MOST_GAMES = 50
/** The busiest two days of all leagues have fewer. The rows that were confirmed last stay. */
const MOST_STATS = 500
const MOST_SCORECARDS = 150
const MOST_MOVEMENTS = 16
const MOST_DAYS = 8
/** A whole baseball season is some 50 kB. */
const MOST_SEASONS = 6

/** Nobody must take old lines for today's, so these go also by a clock that may be wrong. */
export function sweepOdds(storage: Storage, nowMs: number): Promise<void> {
  return storage.remove('odds', ({ checkedAt }) => areOddsExpired(checkedAt, nowMs))
}

/** Removes what is too old, or too much. */
export async function sweep(storage: Storage, nowMs: number): Promise<void> {
  await sweepOdds(storage, nowMs)
  for (const table of [
    'boards',
    'stats',
    'scorecards',
    'games',
    'movements',
    'moves',
    'days',
    'weather',
    'seasons',
    'gameAlerts',
  ] as const)
    await storage.remove(table, ({ checkedAt }) => nowMs - Date.parse(checkedAt) > AGE_MS[table])
  await keepLatest(storage, 'games', MOST_GAMES, ({ openedAt }) => openedAt)
  await keepLatest(storage, 'stats', MOST_STATS, ({ checkedAt }) => Date.parse(checkedAt))
  await keepLatest(storage, 'days', MOST_DAYS, ({ checkedAt }) => Date.parse(checkedAt))
  await keepLatest(storage, 'seasons', MOST_SEASONS, ({ checkedAt }) => Date.parse(checkedAt))
  await keepLatest(storage, 'movements', MOST_MOVEMENTS, ({ checkedAt }) => Date.parse(checkedAt))
  await keepLatest(storage, 'scorecards', MOST_SCORECARDS, ({ checkedAt }) => Date.parse(checkedAt))
}

async function keepLatest<Name extends TableName>(
  storage: Storage,
  table: Name,
  most: number,
  timeOf: (row: Rows[Name]) => number,
): Promise<void> {
  const rows = await storage.readAll(table)
  if (rows.length <= most) return
  const { keyOf } = TABLE_RULES[table]
  const oldest = rows.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(most)
  const gone = new Set(oldest.map(keyOf))
  await storage.remove(table, (row) => gone.has(keyOf(row)))
}
