import type { GameAnswer, TickerAnswer } from '../domain/box-score/game-answer'
import { leagueOf, type GameSlug } from '../domain/league'
import { isObject, type JsonObject } from '../domain/json'
import { PERMISSIONS, type Permission } from '../domain/people/tiers/permission'

/** The ticker's stats of many games. */
export interface StatsBody {
  /** Without those that have not changed since they were asked for. */
  readonly games: readonly TickerAnswer[]
  /** Still on their way to the server. */
  readonly pending: readonly string[]
  readonly locked: readonly Permission[]
}

/** A game of that league in a shape we know, or nothing. */
export function parseGame(slug: GameSlug, id: string, body: unknown): GameAnswer | undefined {
  if (!isObject(body) || body['id'] !== id || body['sport'] !== leagueOf(slug).sport) return undefined
  const isKnown = hasStatus(body) && isAbsentOr(isLineScore, body['lineScore'])
  if (!isKnown || !Array.isArray(body['locked'])) return undefined
  const lists = ['teamComparison', 'tickerStats', 'plays'].every((part) => isAbsentOr(isRows, body[part]))
  if (!lists || !isAbsentOr(isTables, body['playerTables'])) return undefined
  return { ...(body as unknown as GameAnswer), locked: parseLocked(body['locked']) }
}

/** Games that cannot be read are left out: the others are right. */
export function parseStats(body: unknown): StatsBody | undefined {
  if (!isObject(body) || !Array.isArray(body['games']) || !Array.isArray(body['locked'])) return undefined
  const games = body['games'].filter(isTicker) as unknown as readonly TickerAnswer[]
  const pending = Array.isArray(body['pending']) ? body['pending'].filter((id) => typeof id === 'string') : []
  return { games, pending, locked: parseLocked(body['locked']) }
}

/** What a newer server locks and we do not know is locked all the same: its part is absent. */
function parseLocked(names: readonly unknown[]): readonly Permission[] {
  return PERMISSIONS.filter((permission) => names.includes(permission))
}

function isTicker(value: unknown): boolean {
  return isObject(value) && typeof value['id'] === 'string' && isAbsentOr(isRows, value['tickerStats'])
}

const STATES: readonly unknown[] = ['pregame', 'active', 'halftime', 'complete']

function hasStatus(body: JsonObject): boolean {
  const status = body['status']
  return status === undefined || (isObject(status) && STATES.includes(status['state']))
}

function isLineScore(value: unknown): boolean {
  return isObject(value) && Array.isArray(value['columns']) && isLine(value['away']) && isLine(value['home'])
}

function isLine(value: unknown): boolean {
  return isObject(value) && Array.isArray(value['cells'])
}

function isTables(value: unknown): boolean {
  return isObject(value) && isTableList(value['away']) && isTableList(value['home'])
}

function isTableList(value: unknown): boolean {
  return Array.isArray(value) && value.every(isTable)
}

function isTable(value: unknown): boolean {
  return isObject(value) && ['labels', 'rows', 'didNotPlay'].every((member) => Array.isArray(value[member]))
}

function isRows(value: unknown): boolean {
  return Array.isArray(value) && value.every(isObject)
}

function isAbsentOr(isRight: (value: unknown) => boolean, value: unknown): boolean {
  return value === undefined || isRight(value)
}
