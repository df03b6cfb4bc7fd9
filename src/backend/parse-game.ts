import type { GameAnswer } from '../domain/box-score/game-answer'
import type { TickerNews } from '../domain/box-score/ticker-news'
import { isObject } from '../domain/json'
import { leagueOf, type GameSlug } from '../domain/league'
import { PERMISSIONS, type Permission } from '../domain/people/tiers/permission'
import { isGameParts, isTickerNews } from './shapes/game-answer-shape'
import { rowReader } from './shapes/row-reader'

/** The ticker's stats of many games. */
export interface StatsBody {
  /** Without games that have not changed since the revision that the request named. */
  readonly games: readonly TickerNews[]
  /** Games whose stats are still on their way to the server. */
  readonly pending: readonly string[]
  readonly locked: readonly Permission[]
}

/** A game of that league in a shape we know, or nothing. */
export function parseGame(slug: GameSlug, id: string, body: unknown): GameAnswer | undefined {
  const { sport } = leagueOf(slug)
  if (!isObject(body) || body['id'] !== id || body['sport'] !== sport) return undefined
  if (!Array.isArray(body['locked']) || !isGameParts(body)) return undefined
  return { ...body, id, sport, locked: parseLocked(body['locked']) }
}

const readTickers = rowReader(isTickerNews)

/** Games that cannot be read are left out: the others are right. */
export function parseStats(body: unknown): StatsBody | undefined {
  if (!isObject(body) || !Array.isArray(body['locked'])) return undefined
  const games: readonly TickerNews[] | undefined = readTickers(body['games'], 'stats')
  const pending = Array.isArray(body['pending']) ? body['pending'].filter((id) => typeof id === 'string') : []
  return games && { games, pending, locked: parseLocked(body['locked']) }
}

/** A part that a newer server locks by a name we do not know is locked all the same, because the part is absent. */
function parseLocked(names: readonly unknown[]): readonly Permission[] {
  return PERMISSIONS.filter((permission) => names.includes(permission))
}
