import { leagueTitle, type Sport } from '../../domain/league'
import { failureMessage } from '../../domain/polling/feed-failure'
import { MessageScreen } from '../../ui/message-screen'

/** 000 section 2: on an error a red message fills the screen. The server was reached, so it speaks of the feed. */
export function FeedDownScreen({ sport }: { readonly sport: Sport }) {
  const title = leagueTitle(sport)
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <MessageScreen
        icon="warning"
        tone="danger"
        title={`No ${title} scores yet`}
        text={failureMessage({ kind: 'status', status: 503 }, sport)}
      >
        <p>The score feed does not answer. Scores appear here as soon as it does.</p>
      </MessageScreen>
    </>
  )
}
