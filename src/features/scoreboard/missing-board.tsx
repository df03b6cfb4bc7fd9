import { failureMessage, type FeedFailure } from '../../domain/polling/feed-failure'
import { leagueTitle, type League } from '../../domain/league'
import type { FailureReason, LoadTrouble } from '../../state/load-trouble'
import { MessageScreen } from '../../ui/message-screen'
import { FailedScreen } from './failed-screen'
import { LoadingBoard } from './loading-board'

interface Props {
  readonly league: League
  readonly trouble: LoadTrouble | undefined
}

/** Shown while no board has ever been stored. */
export function MissingBoard({ league: { sport }, trouble }: Props) {
  const title = leagueTitle(sport)
  if (!trouble) return <LoadingBoard label={title} />
  if (trouble.kind === 'failed')
    return (
      <FailedScreen sport={sport} text={failureMessage(FAILURES[trouble.reason], sport)}>
        We keep trying. Scores appear here as soon as there is an answer.
      </FailedScreen>
    )
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <MessageScreen
        icon="clock"
        title={`Waiting for ${title} scores`}
        text="The score feed has not answered yet. Scores appear here by themselves."
      />
    </>
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
