import { log } from '../../platform/log'
import { checkedOnce, listOf, type Guard } from './guards'

/** What to do about wrong rows: leave them out, or refuse the whole list. */
export type WrongRows = 'leave-out' | 'refuse'

/** Returns the rows of a list that are right; undefined if there is no list at all. */
export type ReadRows<T> = (rows: unknown, what: string, wrong?: WrongRows) => readonly T[] | undefined

/**
 * A wrong row is left out, with a line in the log: the others are right, and one row that a newer server writes
 * differently is no reason to show none. Rows are checked once: a push leaves the rows that it does not change as they
 * are.
 */
export function rowReader<T extends object>(is: Guard<T>): ReadRows<T> {
  const isRight = checkedOnce(is)
  const areRight = listOf(isRight)
  return (rows, what, wrong = 'leave-out') => {
    if (areRight(rows)) return rows
    if (!Array.isArray(rows)) return undefined
    const right = rows.filter(isRight)
    log.add('error', 'parsing', `${what}: ${rows.length - right.length} of ${rows.length} rows are wrong`)
    return wrong === 'refuse' ? undefined : right
  }
}
