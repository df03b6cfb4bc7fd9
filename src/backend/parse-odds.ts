import { leagueOf, type Slug } from '../domain/league'
import { isObject } from '../domain/json'
import type { OddsBoard, OddsDelta } from '../domain/odds/odds-board'
import { hasOdds } from '../domain/odds/odds-sport'
import { parsePush, type Push } from './parse-push'

/** The odds of that league in a shape we know, or nothing. */
export function parseOdds(slug: Slug, body: unknown): OddsBoard | undefined {
  const { sport } = leagueOf(slug)
  if (!hasOdds(sport) || !isObject(body) || body['v'] !== 1 || body['sport'] !== sport) return undefined
  const { rev, rows } = body
  if (typeof rev !== 'string' || rev === '' || !isObject(rows)) return undefined
  return Object.values(rows).every(isObject) ? (body as unknown as OddsBoard) : undefined
}

export type OddsMessage = Push<OddsDelta>

export function parseOddsMessage(data: unknown): OddsMessage | undefined {
  return parsePush(data, isDelta)
}

function isDelta(value: unknown): value is OddsDelta {
  return (
    isObject(value) &&
    typeof value['from'] === 'string' &&
    typeof value['sport'] === 'string' &&
    isObject(value['rows'])
  )
}
