import { isObject } from '../domain/json'
import { parseTime } from './parse-board'

/**
 * What a push says: the board is at `rev` now, and how it got there. Without a delta and with a revision we know
 * it says only "checked again"; without a delta and with another revision the change was too big to push.
 */
export interface Push<Delta> {
  readonly rev: string
  readonly delta: Delta | undefined
  readonly checkedAt: string | undefined
}

/** A delta we cannot read counts as none: the receiver of the message then asks for the whole board. */
export function parsePush<Delta extends { readonly to: string }>(
  data: unknown,
  isDelta: (value: unknown) => value is Delta,
): Push<Delta> | undefined {
  const record = isObject(data) ? data['record'] : undefined
  if (!isObject(record) || typeof record['rev'] !== 'string' || record['rev'] === '') return undefined
  const { rev, delta, checked_at: checkedAt } = record
  return {
    rev,
    delta: isDelta(delta) && delta.to === rev ? delta : undefined,
    checkedAt: parseTime(checkedAt),
  }
}
