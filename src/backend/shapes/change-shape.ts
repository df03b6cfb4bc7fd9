import type { ShortDelta } from '../../domain/board/push/short-delta'
import { isObject } from '../../domain/json'

/** Patches and ids of rows, and a patch of the board itself. The resulting board is checked after they are applied. */
export function isRowsAndHead(value: unknown): value is ShortDelta['rest'] {
  if (!isObject(value)) return false
  const { rows = {}, head = {} } = value
  return isObject(head) && isObject(rows) && Object.values(rows).every(isRowChanges)
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
