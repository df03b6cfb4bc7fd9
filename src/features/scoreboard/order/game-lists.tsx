import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Game } from '../../../domain/game/game'
import { leagueOfSport, type GameSport } from '../../../domain/league'
import { preferencesAtom } from '../../../state/preferences'
import { atom, useAtomValue } from '../../../state/store'
import { cardsInSight } from './cards-in-sight'
import { useGameInView } from '../use-game-in-view'
import { firstGames, groupGames, listOf, type GameList } from './group-games'
import { GroupedGames } from './grouped-games'
import { createCardMoves } from './card-moves'
import { useScreenOrder } from './use-screen-order'

const compactAtom = atom((get) => get(preferencesAtom).compactMode)

interface Props {
  readonly sport: GameSport
  readonly games: readonly Game[]
  /** Whether the games are the results of a search, with the best match first. */
  readonly ranked: boolean
}

/** The games of a board: those that matter now stand first. */
export function GameLists({ sport, games, ranked }: Props) {
  const compact = useAtomValue(compactAtom)
  const place = useRef<HTMLDivElement>(null)
  const [cardMoves] = useState(createCardMoves)
  const rememberPlaces = useCallback(() => cardMoves.rememberPlaces(place.current), [cardMoves])
  const places = useScreenOrder(sport, games, rememberPlaces)
  const lists = useMemo(
    () => (ranked ? [listOf('all', games)] : groupGames(games, places)),
    [ranked, games, places],
  )
  const [first] = useState(() => inSight(compact))
  const drawn = useDeferredValue(lists, firstGames(lists, first))
  useLayoutEffect(() => cardMoves.animateFromThere(place.current, drawn), [cardMoves, drawn])
  useGameInView(place, idsOf(drawn))
  return (
    <GroupedGames
      place={place}
      slug={leagueOfSport(sport).slug}
      lists={drawn}
      titled={lists.length > 1}
      compact={compact}
      total={games.length}
    />
  )
}

/** A text that changes when there are other cards, or when a card moves to another list. */
function idsOf(lists: readonly GameList[]): string {
  return lists.map(({ group, games }) => `${group}:${games.map(({ id }) => id).join()}`).join()
}

/**
 * The first paint need not wait for cards that nobody sees yet. Called only once, because measuring the window forces a
 * layout.
 */
function inSight(compact: boolean): number {
  return cardsInSight({ width: window.innerWidth, height: window.innerHeight }, compact)
}
