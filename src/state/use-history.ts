import { useEffect, useRef, useState } from 'react'
import type { HistoryTrouble, OnHistoryTrouble } from '../domain/freshness/history-trouble'
import type { RowPlace } from '../storage/row-place'
import type { Rows, TableName } from '../storage/rows'
import { keyFor, viewerOf } from '../storage/viewer'
import { usePorts } from './ports'
import { sessionAtom } from './session'
import { useAtomValue } from './store'
import { useStoredRow } from './use-stored'

export interface HistoryRead<Row> {
  readonly stored: Row | undefined
  /** Why there is nothing newer. */
  readonly trouble: HistoryTrouble | undefined
}

/** Begins to ask the server for a row; `refresh` asks once more. */
export type StartHistory = (
  place: RowPlace,
  onTrouble: OnHistoryTrouble,
) => { readonly refresh: () => void; readonly stop: () => void }

/**
 * A row that is asked for when it is opened: first what the device has stored for this viewer, then the server's answer.
 * Pass a `start` that stays the same from render to render, since another one begins anew. The server is asked once
 * more whenever `news` changes.
 */
export function useHistory<Name extends TableName>(
  table: Name,
  keyParts: readonly string[],
  start: StartHistory,
  news?: string,
): HistoryRead<Rows[Name]> {
  const { storage } = usePorts()
  const key = keyFor(viewerOf(useAtomValue(sessionAtom)), ...keyParts)
  const read = useStoredRow(table, key)
  const [trouble, setTrouble] = useState<HistoryTrouble>()
  const started = useRef<ReturnType<StartHistory>>(undefined)
  useEffect(() => {
    const sync = start({ storage, key }, setTrouble)
    started.current = sync
    return sync.stop
  }, [storage, key, start])

  const seen = useRef(news)
  useEffect(() => {
    if (seen.current !== news) started.current?.refresh()
    seen.current = news
  }, [news])
  return { stored: read.stored, trouble }
}
