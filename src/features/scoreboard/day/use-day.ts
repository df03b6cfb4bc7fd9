import { useEffect, useState } from 'react'
import type { HistoryTrouble } from '../../../domain/freshness/history-trouble'
import type { GameSlug } from '../../../domain/league'
import { usePorts } from '../../../state/ports'
import { sessionAtom } from '../../../state/session'
import { useAtomValue } from '../../../state/store'
import { useStoredRow } from '../../../state/use-stored'
import type { StoredDay } from '../../../storage/rows'
import { keyFor, viewerOf } from '../../../storage/viewer'
import { startDay } from '../../../sync/history/browser-history'

export interface DayRead {
  readonly stored: StoredDay | undefined
  readonly trouble: HistoryTrouble | undefined
}

/**
 * The games of a day: first what the device has stored, then the server's answer, which is requested each
 * time the day is opened, and again and again while one of its games goes on.
 */
export function useDay(slug: GameSlug, day: string): DayRead {
  const { storage } = usePorts()
  const key = keyFor(viewerOf(useAtomValue(sessionAtom)), slug, day)
  const read = useStoredRow('days', key)
  const [trouble, setTrouble] = useState<HistoryTrouble>()
  useEffect(() => startDay(storage, key, slug, day, setTrouble).stop, [storage, key, slug, day])
  return { stored: read.kind === 'stored' ? read.stored : undefined, trouble }
}
