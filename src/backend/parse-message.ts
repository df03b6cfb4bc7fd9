import type { Delta } from '../domain/delta'
import { isObject } from '../domain/merge-patch'
import { parseTime } from './parse-board'

/**
 * What a push says: the board is at `rev` now, and how it got there. Without a delta and with a revision we know
 * it says only "checked again"; without a delta and with another revision the change was too big to push.
 */
export interface BoardMessage {
  readonly rev: string
  readonly delta: Delta | undefined
  readonly checkedAt: string | undefined
}

/** A delta we cannot read counts as none: whoever gets the message then asks for the whole board. */
export function parseMessage(data: unknown): BoardMessage | undefined {
  const record = isObject(data) ? data['record'] : undefined
  if (!isObject(record) || typeof record['rev'] !== 'string' || record['rev'] === '') return undefined
  const { rev, delta, checked_at: checkedAt } = record
  return {
    rev,
    delta: isDelta(delta) && delta.to === rev ? delta : undefined,
    checkedAt: parseTime(checkedAt),
  }
}

function isDelta(value: unknown): value is Delta {
  if (!isObject(value) || typeof value['from'] !== 'string' || typeof value['sport'] !== 'string')
    return false
  const rows = value['rows']
  return isObject(rows) && Object.values(rows).every(isRowChanges)
}

function isRowChanges(value: unknown): boolean {
  return (
    isObject(value) &&
    Array.isArray(value['drop']) &&
    Array.isArray(value['set']) &&
    value['set'].every(isPatch)
  )
}

function isPatch(value: unknown): boolean {
  return isObject(value) && typeof value['id'] === 'string'
}
