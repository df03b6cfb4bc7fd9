import type { Delta } from '../domain/board/delta'
import { isObject } from '../domain/json'
import { parsePush, type Push } from './parse-push'

export type BoardMessage = Push<Delta>

export function parseMessage(data: unknown): BoardMessage | undefined {
  return parsePush(data, isDelta)
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
