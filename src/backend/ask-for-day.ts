import type { Game } from '../domain/game/game'
import type { GameSlug } from '../domain/league'
import { REALTIME_TIMEOUT_MS } from '../domain/time/intervals'
import { parseGamesOfDay } from './parse-games-of-day'

/** For the worker, which asks as a guest: yesterday is open to everybody. Undefined if the server does not tell. */
export async function askForDay(slug: GameSlug, day: string): Promise<readonly Game[] | undefined> {
  try {
    const response = await fetch(`/api/days/${slug}/${day}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(REALTIME_TIMEOUT_MS),
    })
    return response.ok ? parseGamesOfDay(slug, day, await response.json()) : undefined
  } catch {
    return undefined
  }
}
