import type { GameBoard } from '../../domain/board'
import { leagueOfSport } from '../../domain/league'
import { MessageScreen } from '../../ui/message-screen'
import { GameGrid } from './game-grid'

export function BoardContent({ board }: { readonly board: GameBoard }) {
  const { content, games } = board
  if (content.kind !== 'games')
    return <MessageScreen icon="calendar" title={content.title} text={content.text} />
  if (games.length > 0) return <GameGrid slug={leagueOfSport(board.sport).slug} games={games} />
  return (
    <MessageScreen
      icon="calendar"
      title={`No ${board.sport} games`}
      text="Nothing is scheduled right now. New games appear here by themselves."
    />
  )
}
