import type { GameBoard } from '../../domain/board/board'
import { leagueOfSport } from '../../domain/league'
import { latePart } from '../../ui/late-part'
import { OptionalPart } from '../../ui/optional-part'
import { useAfterFirstPaint } from '../../ui/use-after-first-paint'
import { GameLists } from './order/game-lists'
import { NothingFound } from './search/nothing-found'
import { useFoundGames } from './search/use-found-games'
import styles from './board-games.module.css'

const NextMilestone = latePart(async () => (await import('./next-milestone')).NextMilestone)

interface Props {
  readonly board: GameBoard
  readonly query: string
  readonly onClear: () => void
}

export function BoardGames({ board, query, onClear }: Props) {
  const { slug } = leagueOfSport(board.sport)
  const found = useFoundGames(board.games, query)
  const games = found ?? board.games
  const isSearch = query.trim() !== ''
  return (
    <div className={styles.games}>
      {/* Always there, because screen readers announce only what comes into a region that is there already. */}
      <div role="status">
        {games.length > 0 ? (
          <p className="visually-hidden">{isSearch && found && `${found.length} found`}</p>
        ) : (
          <NothingFound slug={slug} query={query} onClear={onClear} />
        )}
      </div>
      <GameLists sport={board.sport} games={games} ranked={isSearch} />
      {isSearch ? null : <Milestone board={board} />}
    </div>
  )
}

/** Waits for the first paint, because the first view does not need the season calendars. */
function Milestone({ board }: { readonly board: GameBoard }) {
  if (!useAfterFirstPaint()) return null
  return (
    <OptionalPart>
      <NextMilestone board={board} />
    </OptionalPart>
  )
}
