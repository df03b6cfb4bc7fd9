import { useCallback } from 'react'
import type { Rows, TableName } from '../storage/rows'
import { usePorts } from './ports'
import { useLive } from './use-live'

/** A row of storage, followed while it changes. `reading` lasts a frame at most: what was found last is there at once. */
export type RowRead<Row> =
  { readonly kind: 'reading' } | { readonly kind: 'none' } | { readonly kind: 'stored'; readonly stored: Row }

/** Without a key nothing is read. */
export function useRow<Name extends TableName>(table: Name, key: string | undefined): RowRead<Rows[Name]> {
  const { storage } = usePorts()
  const query = useCallback(
    async () => ({ stored: await storage.read(table, key ?? '') }),
    [storage, table, key],
  )
  const answer = useLive(key === undefined ? undefined : query)
  const stored = answer || key === undefined ? answer?.stored : storage.last(table, key)
  if (stored) return { kind: 'stored', stored }
  return answer ? { kind: 'none' } : { kind: 'reading' }
}
