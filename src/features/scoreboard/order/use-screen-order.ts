import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Game } from '../../../domain/game/game'
import { heldOrder, isSameOrder, screenOrder, type Place } from '../../../domain/game/screen-order'
import type { GameSport } from '../../../domain/league'
import { nowAtom } from '../../../state/every-second'
import { favouritesAtom } from '../../../state/favourites'
import { atom, useAtomValue } from '../../../state/store'
import { isLookedAt, watchAttention } from './attention'

/** The order looks at the clock only for what is about to start: a minute is fine enough. */
const MINUTE_MS = 60_000
const minuteAtom = atom((get) => Math.floor(get(nowAtom) / MINUTE_MS) * MINUTE_MS)

const LOOK_AGAIN_MS = 1000

/**
 * The order of the games on the screen. A game that begins or ends changes its place only when nobody looks; `onMove`
 * is told just before that, while every card is still where it was.
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
  // Before anything is painted: what nobody looks at must not show an order in between.
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
