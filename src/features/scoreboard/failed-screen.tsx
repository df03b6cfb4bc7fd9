import type { ReactNode } from 'react'
import { CUP_NOT_LOADED } from '../../domain/cup/cup-message'
import { leagueTitle, type Sport } from '../../domain/league'
import { failureMessage, type FeedFailure } from '../../domain/polling/feed-failure'
import { MessageScreen } from '../../ui/message-screen'

interface Props {
  readonly sport: Sport
  readonly failure: FeedFailure
  /** When scores will appear. */
  readonly children: ReactNode
}

/** 000 section 2: on an error a red message fills the screen. */
export function FailedScreen({ sport, failure, children }: Props) {
  return (
    <>
      <h1 className="visually-hidden">{leagueTitle(sport)}</h1>
      <MessageScreen icon="warning" tone="danger" {...wordsOf(failure, sport)}>
        <p>{children}</p>
      </MessageScreen>
    </>
  )
}

/** The cup's page has words of its own (001 section 2). */
function wordsOf(failure: FeedFailure, sport: Sport) {
  if (sport === 'RYDER_CUP' && failure.kind === 'status') return CUP_NOT_LOADED
  return { title: `No ${leagueTitle(sport)} scores yet`, text: failureMessage(failure, sport) }
}
