import { failureMessage, type FeedFailure } from '../../domain/polling/feed-failure'
import { leagueTitle, type League } from '../../domain/league'
import type { FailureReason, LoadTrouble } from '../../state/load-trouble'
import { MessageScreen } from '../../ui/message-screen'
import { LoadingBoard } from './loading-board'

interface Props {
  readonly league: League
  readonly trouble: LoadTrouble | undefined
}

/** Shown while no board has ever been stored. */
export function MissingBoard({ league, trouble }: Props) {
  if (!trouble) return <LoadingBoard label={leagueTitle(league.sport)} />
  return (
    <>
      <h1 className="visually-hidden">{leagueTitle(league.sport)}</h1>
      {trouble.kind === 'failed' ? (
        <Failed league={league} reason={trouble.reason} />
      ) : (
        <NoBoardYet league={league} />
      )}
    </>
  )
}

function NoBoardYet({ league }: { readonly league: League }) {
  return (
    <MessageScreen
      icon="clock"
      title={`Waiting for ${leagueTitle(league.sport)} scores`}
      text="The score feed has not answered yet. Scores appear here by themselves."
    />
  )
}

function Failed({ league, reason }: { readonly league: League; readonly reason: FailureReason }) {
  return (
    <MessageScreen
      icon="warning"
      tone="danger"
      title={`No ${leagueTitle(league.sport)} scores yet`}
      text={failureMessage(FAILURES[reason], league.sport)}
    >
      <p>We keep trying. Scores appear here as soon as there is an answer.</p>
    </MessageScreen>
  )
}

/** Uses the domain's texts, which exist for the same kinds of failure between the server and the feed. */
const FAILURES: Record<FailureReason, FeedFailure> = {
  network: { kind: 'network' },
  timeout: { kind: 'timeout' },
  unreadable: { kind: 'validation', reason: 'not a board' },
  server: { kind: 'status', status: 500 },
  'unknown-league': { kind: 'status', status: 404 },
}
