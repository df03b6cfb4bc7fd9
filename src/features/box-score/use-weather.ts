import { useCallback } from 'react'
import type { Game } from '../../domain/game/game'
import type { GameSlug } from '../../domain/league'
import { useHistory, type HistoryRead, type StartHistory } from '../../state/use-history'
import type { StoredWeather } from '../../storage/rows'
import { startWeather } from '../../sync/history/browser-history'

/** The weather at the place of a game. */
export function useWeather(slug: GameSlug, { id, venue }: Game): HistoryRead<StoredWeather> {
  const { name, city, state } = venue
  const start = useCallback<StartHistory>(
    (place, onTrouble) => startWeather(place, slug, { name, city, state }, onTrouble),
    [slug, name, city, state],
  )
  return useHistory('weather', [slug, id], start)
}
