import { leagueOf, type Slug } from '../domain/league'
import { isObject } from '../domain/json'
import type { OddsBoard, OddsDelta, OddsRow } from '../domain/odds/odds-board'
import { hasOdds } from '../domain/odds/odds-sport'
import { log } from '../platform/log'
import { isOddsRow } from './shapes/odds-shape'
import type { WrongRows } from './shapes/row-reader'
import { parseTime } from './parse-board'

/** The odds of that league in a shape we know, or nothing. */
export function parseOdds(slug: Slug, body: unknown, wrong: WrongRows = 'leave-out'): OddsBoard | undefined {
  const { sport } = leagueOf(slug)
  if (!hasOdds(sport) || !isObject(body) || body['v'] !== 1 || body['sport'] !== sport) return undefined
  const { rev, rows } = body
  if (typeof rev !== 'string' || rev === '' || !isObject(rows)) return undefined
  const lines = Object.entries(rows).flatMap(([game, row]) =>
    isRight(game, row) ? [[game, row] as const] : [],
  )
  if (wrong === 'refuse' && lines.length < Object.keys(rows).length) return undefined
  return { v: 1, sport, rev, rows: Object.fromEntries(lines) }
}

/** Reports a row that is malformed. Its caller drops it and keeps the others, or asks for all of them again. */
function isRight(game: string, row: unknown): row is OddsRow {
  const isRow = isOddsRow(row)
  if (!isRow) log.add('error', 'parsing', `The odds of game ${game} are wrong`)
  return isRow
}

/**
 * What a push says: the board is at `rev` now, and how it got there. Without a delta and with a revision we know it says
 * only "checked again"; without a delta and with another revision the change was too big to push, or cannot be read.
 */
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
