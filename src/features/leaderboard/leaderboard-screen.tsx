import type { GolfBoard } from '../../domain/board/board'
import { golfMessage, renderFailureMessage } from '../../domain/golf/golf-message'
import type { Tournament } from '../../domain/golf/tournament'
import { Button } from '../../ui/button'
import { logCrash } from '../../platform/log-crash'
import { ErrorBoundary } from '../../ui/error-boundary'
import { MessageScreen } from '../../ui/message-screen'
import { Leaderboard } from './leaderboard'
import styles from './leaderboard-screen.module.css'
import { TournamentLinks } from './tournament-links'
import { useHeadHeight } from './use-head-height'

/** The tournaments of the week, one leaderboard each. */
export function LeaderboardScreen({ board }: { readonly board: GolfBoard }) {
  const { tournaments } = board
  const root = useHeadHeight()
  if (tournaments.length === 0) return <NoTournament board={board} />
  return (
    <div ref={root} className={styles.screen} data-single={tournaments.length === 1}>
      <TournamentLinks tournaments={tournaments} />
      {tournaments.map((tournament) => (
        <ErrorBoundary
          key={tournament.id}
          onError={(error) => logCrash('Leaderboard', error)}
          fallback={(tryAgain) => <Broken onTryAgain={tryAgain} />}
        >
          <OneLeaderboard board={board} tournament={tournament} />
        </ErrorBoundary>
      ))}
    </div>
  )
}

function OneLeaderboard({
  board,
  tournament,
}: {
  readonly board: GolfBoard
  readonly tournament: Tournament
}) {
  const players = board.players.filter((player) => player.tournament === tournament.id)
  const message = golfMessage({ sport: board.sport, wrapper: { tournament, players } })
  return <Leaderboard tournament={tournament} players={players} message={message} />
}

/** Out of season the server sends the text; in season a missing tournament is a failure. */
function NoTournament({ board: { sport, content } }: { readonly board: GolfBoard }) {
  if (content.kind !== 'games')
    return <MessageScreen icon="calendar" title={content.title} text={content.text} />
  const message = golfMessage({ sport })
  return message && <MessageScreen icon="warning" title={message.title} text={message.text} />
}

function Broken({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const { title, text } = renderFailureMessage()
  return (
    <MessageScreen icon="warning" tone="danger" title={title} text={text}>
      <Button onPress={onTryAgain}>Try again</Button>
    </MessageScreen>
  )
}
