import '../platform/usable-channels'
import { Dexie } from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useMemo, useReducer } from 'react'
import type { Rows, TableName } from '../storage/rows'
import { usePorts } from './ports'
import { rowRead, type RowRead } from './row-read'
import { useLastRow } from './use-last-row'
import { useLive } from './use-live'

/**
 * What a query finds in storage, now and after every change, for screens that come after the first scores: the first
 * script must not import this file, because it brings Dexie. Undefined until the first answer, and undefined again when
 * another query is passed: so pass one that stays the same from render to render, or none if there is nothing to ask.
 */
export function useStored<T>(query: (() => Promise<T>) | undefined): T | undefined {
  const { onChangeInMemory } = usePorts().storage
  const [changes, countChange] = useReducer((count: number) => count + 1, 0)
  useEffect(() => onChangeInMemory(countChange), [onChangeInMemory])
  // A live query goes on giving the last query's answer until the next one is answered: that may be another viewer's.
  const answer = useLiveQuery(() => query?.().then((found) => ({ query, found })), [query, changes])
  // Without IndexedDB a live query never begins; everything is in memory then.
  const hasDatabase = Dexie.dependencies.indexedDB !== undefined
  const remembered = useLive(hasDatabase ? undefined : query)
  if (!hasDatabase) return remembered
  return answer?.query === query ? answer?.found : undefined
}

/** A row of storage, followed while it changes. Without a key nothing is read. */
export function useStoredRow<Name extends TableName>(
  table: Name,
  key: string | undefined,
): RowRead<Rows[Name]> {
  const { storage } = usePorts()
  const query = useMemo(
    () => (key === undefined ? undefined : async () => ({ stored: await storage.read(table, key) })),
    [storage, table, key],
  )
  return rowRead(useStored(query), useLastRow(table, key))
}
