import { lazy, useRef } from 'react'
import type { GameBoard } from '../../domain/board/board'
import { leagueOfSport } from '../../domain/league'
import { OptionalPart } from '../../ui/optional-part'
import { useAfterFirstPaint } from '../../ui/use-after-first-paint'
import { CollegeGames } from './college-games'
import { GameGrid } from './game-grid'
import { NothingFound } from './search/nothing-found'
import { useFoundGames } from './search/use-found-games'
import styles from './board-games.module.css'
import { useGameInView } from './use-game-in-view'

const NextMilestone = lazy(() =>
  import('./next-milestone').then((module) => ({ default: module.NextMilestone })),
)

interface Props {
  readonly board: GameBoard
  readonly query: string
  readonly onClear: () => void
}

export function BoardGames({ board, query, onClear }: Props) {
  const { slug } = leagueOfSport(board.sport)
  const list = useRef<HTMLDivElement>(null)
  const games = useFoundGames(board.games, query)
  useGameInView(list, games.map(({ id }) => id).join())
  return (
    <div ref={list} className={styles.games}>
      {games.length === 0 ? <NothingFound slug={slug} query={query} onClear={onClear} /> : null}
      {board.sport === 'NCAAF' && query.trim() === '' ? (
        <CollegeGames games={games} />
      ) : (
        <GameGrid slug={slug} games={games} />
      )}
      {query.trim() === '' ? <Milestone board={board} /> : null}
    </div>
  )
}

/** The calendars it needs are no part of the first view. */
function Milestone({ board }: { readonly board: GameBoard }) {
  if (!useAfterFirstPaint()) return null
  return (
    <OptionalPart>
      <NextMilestone board={board} />
    </OptionalPart>
  )
}
