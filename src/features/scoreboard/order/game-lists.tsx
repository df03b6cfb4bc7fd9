import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Game } from '../../../domain/game/game'
import type { GameGroup } from '../../../domain/game/game-group'
import { leagueOfSport, type GameSport } from '../../../domain/league'
import { preferencesAtom } from '../../../state/preferences'
import { atom, useAtomValue } from '../../../state/store'
import { cardsInSight } from './cards-in-sight'
import { GameGrid } from './game-grid'
import styles from './game-lists.module.css'
import { useGameInView } from '../use-game-in-view'
import { firstGames, groupGames, listOf, type GameList } from './group-games'
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
    <div ref={place} className={styles.lists} data-density={compact ? 'compact' : 'regular'}>
      {drawn.map(({ group, count, games: members }) => (
        <section key={group} className={styles.list} data-group={NAMES[group]}>
          {lists.length > 1 ? <Title group={group} count={count} /> : null}
          <GameGrid slug={leagueOfSport(sport).slug} games={members} compact={compact} total={games.length} />
        </section>
      ))}
    </div>
  )
}

/** A text that changes when there are other cards, or when a card moves to another list. */
function idsOf(lists: readonly GameList[]): string {
  return lists.map(({ group, games }) => `${group}:${games.map(({ id }) => id).join()}`).join()
}

const NAMES: Readonly<Record<GameGroup | 'all', string>> = {
  0: 'live',
  1: 'upcoming',
  2: 'finished',
  all: 'all',
}

function Title({ group, count }: { readonly group: GameList['group']; readonly count: number }) {
  const name = NAMES[group]
  return (
    <h2 className={styles.title}>
      {`${name.charAt(0).toUpperCase()}${name.slice(1)} `}
      <span className={styles.count}>{count}</span>
    </h2>
  )
}

/**
 * The first paint need not wait for cards that nobody sees yet. Called only once, because measuring the window forces a
 * layout.
 */
function inSight(compact: boolean): number {
  return cardsInSight({ width: window.innerWidth, height: window.innerHeight }, compact)
}
