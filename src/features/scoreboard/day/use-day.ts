import { useCallback } from 'react'
import type { GameSlug } from '../../../domain/league'
import { useHistory, type HistoryRead, type StartHistory } from '../../../state/use-history'
import type { StoredDay } from '../../../storage/rows'
import { startDay } from '../../../sync/history/browser-history'

/** The games of a day, which the server is asked for again and again while one of them goes on. */
export function useDay(slug: GameSlug, day: string): HistoryRead<StoredDay> {
  const start = useCallback<StartHistory>(
    (place, onTrouble) => startDay(place, slug, day, onTrouble),
    [slug, day],
  )
  return useHistory('days', [slug, day], start)
}
