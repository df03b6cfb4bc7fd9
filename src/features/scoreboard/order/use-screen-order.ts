import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Game } from '../../../domain/game/game'
import { heldOrder, isSameOrder, screenOrder, type Place } from '../../../domain/game/screen-order'
import type { GameSport } from '../../../domain/league'
import { minuteAtom } from '../../../state/every-minute'
import { favouritesAtom } from '../../../state/favourites'
import { useAtomValue } from '../../../state/store'
import { isLookedAt, watchAttention } from './attention'

const LOOK_AGAIN_MS = 1000

/**
 * The order of the games on the screen. A game that begins or ends moves only while nobody looks. `onMove` is called
 * just before that, while every card is still where it was.
 */
export function useScreenOrder(
  sport: GameSport,
  games: readonly Game[],
  onMove: () => void,
): readonly Place[] {
  const minuteMs = useAtomValue(minuteAtom)
  const favourites = useAtomValue(favouritesAtom)
  const wanted = useMemo(
    () => screenOrder(sport, games, minuteMs, favourites),
    [sport, games, minuteMs, favourites],
  )
  const [shown, setShown] = useState({ sport, places: wanted })
  const places = shown.sport === sport ? heldOrder(shown.places, wanted) : wanted
  const isKept = shown.sport === sport && isSameOrder(shown.places, places)
  if (!isKept) setShown({ sport, places })
  const isSettled = isSameOrder(places, wanted)

  useEffect(watchAttention, [])
  // Runs before the browser paints, so that an order in between is never shown while nobody looks.
  useLayoutEffect(() => {
    if (isSettled) return undefined
    const settle = () => {
      if (isLookedAt()) return
      onMove()
      setShown({ sport, places: wanted })
    }
    settle()
    const timer = setInterval(settle, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isSettled, sport, wanted, onMove])
  return isKept ? shown.places : places
}
