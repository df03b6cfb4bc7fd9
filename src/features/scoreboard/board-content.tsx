import { lazy, Suspense } from 'react'
import type { GameBoard } from '../../domain/board/board'
import { BoardGames } from './board-games'
import { SeasonScreen } from './season-screen'
import { useIsWall } from './wall/use-is-wall'

const Wall = lazy(async () => ({ default: (await import('./wall/wall')).Wall }))

interface Props {
  readonly board: GameBoard
  /** The text of the search; empty shows all games. */
  readonly query: string
  readonly onClear: () => void
}

/** The games while the season has some, otherwise the screen that replaces them. */
export function BoardContent({ board, query, onClear }: Props) {
  const { content, games, sport } = board
  const isWall = useIsWall()
  if (content.kind !== 'games') return <SeasonScreen sport={sport} content={content} />
  if (games.length > 0 && isWall) return <WallOfGames board={board} />
  if (games.length > 0) return <BoardGames board={board} query={query} onClear={onClear} />
  return (
    <SeasonScreen
      sport={sport}
      content={{
        kind: 'message',
        title: `No ${sport} games`,
        text: 'Nothing is scheduled right now. New games appear here by themselves.',
      }}
    />
  )
}

/** A page that shows no wall never loads this code. */
function WallOfGames({ board }: { readonly board: GameBoard }) {
  return (
    <Suspense fallback={null}>
      <Wall board={board} />
    </Suspense>
  )
}
