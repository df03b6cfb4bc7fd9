import { useMemo } from 'react'
import type { Rows, TableName } from '../storage/rows'
import { usePorts } from './ports'

/**
 * The row that was found last when the screen began to ask for it; none without a key. It must stay the same until the
 * answer comes: React throws away what it draws for a change that turns out to be none, but keeps what effects compare,
 * so an effect would miss a row that appeared just then.
 */
export function useLastRow<Name extends TableName>(
  table: Name,
  key: string | undefined,
): Rows[Name] | undefined {
  const { storage } = usePorts()
  return useMemo(() => (key === undefined ? undefined : storage.last(table, key)), [storage, table, key])
}
