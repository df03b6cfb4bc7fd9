import type { GameBoard } from '../../domain/board/board'
import { BoardGames } from './board-games'
import { LogoLoader } from './logo-loader'
import { useIsWall } from './wall/use-is-wall'
import { latePart } from '../../ui/late-part'

/** Most boards have games, and their first scores do not wait for it. */
const SeasonScreen = latePart(
  async () => (await import('./season-screen')).SeasonScreen,
  () => <LogoLoader state="late" />,
)
/** A page that shows no wall never loads this code. */
const Wall = latePart(async () => (await import('./wall/wall')).Wall)

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
  if (games.length > 0 && isWall) return <Wall board={board} />
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
