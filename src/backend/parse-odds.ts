import { leagueOf, type Slug } from '../domain/league'
import { isObject } from '../domain/merge-patch'
import type { OddsBoard, OddsDelta } from '../domain/odds/odds-board'
import { hasOdds } from '../domain/odds/odds-sport'
import { parseTime } from './parse-board'

/** The odds of that league in a shape we know, or nothing. */
export function parseOdds(slug: Slug, body: unknown): OddsBoard | undefined {
  const { sport } = leagueOf(slug)
  if (!hasOdds(sport) || !isObject(body) || body['v'] !== 1 || body['sport'] !== sport) return undefined
  const { rev, rows } = body
  if (typeof rev !== 'string' || rev === '' || !isObject(rows)) return undefined
  return Object.values(rows).every(isObject) ? (body as unknown as OddsBoard) : undefined
}

/** What a push says: the odds are at `rev` now, and how they got there unless that was too much to push. */
export interface OddsMessage {
  readonly rev: string
  readonly delta: OddsDelta | undefined
  readonly checkedAt: string | undefined
}

export function parseOddsMessage(data: unknown): OddsMessage | undefined {
  const record = isObject(data) ? data['record'] : undefined
  if (!isObject(record) || typeof record['rev'] !== 'string' || record['rev'] === '') return undefined
  const { rev, delta, checked_at: checkedAt } = record
  return {
    rev,
    delta: isDelta(delta) && delta.to === rev ? delta : undefined,
    checkedAt: parseTime(checkedAt),
  }
}

function isDelta(value: unknown): value is OddsDelta {
  return (
    isObject(value) &&
    typeof value['from'] === 'string' &&
    typeof value['sport'] === 'string' &&
    isObject(value['rows'])
  )
}
