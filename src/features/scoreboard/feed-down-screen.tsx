import { cupMessage } from '../../domain/cup/cup-message'
import { leagueTitle, type Sport } from '../../domain/league'
import { failureMessage, type FeedFailure } from '../../domain/polling/feed-failure'
import { MessageScreen } from '../../ui/message-screen'

/** 000 section 2: on an error a red message fills the screen. The server was reached, so it speaks of the feed. */
export function FeedDownScreen({ sport }: { readonly sport: Sport }) {
  return (
    <>
      <h1 className="visually-hidden">{leagueTitle(sport)}</h1>
      <MessageScreen icon="warning" tone="danger" {...wordsFor(sport)}>
        <p>The score feed does not answer. Scores appear here as soon as it does.</p>
      </MessageScreen>
    </>
  )
}

const FAILURE: FeedFailure = { kind: 'status', status: 503 }

/** The cup's page has words of its own (001 section 2). */
function wordsFor(sport: Sport) {
  const ofCup = sport === 'RYDER_CUP' ? cupMessage(undefined, FAILURE) : undefined
  return ofCup ?? { title: `No ${leagueTitle(sport)} scores yet`, text: failureMessage(FAILURE, sport) }
}
