import { cupFailureReason } from '../cup/cup-message'
import type { FeedFailure } from '../polling/feed-failure'
import type { Sport } from '../league'
import { callFailureText } from './failed-call'

/** What the log says of a poll that brought nothing. */
export function failedPollText(sport: Sport, failure: FeedFailure): string {
  return sport === 'RYDER_CUP' ? cupFailureReason(failure) : callFailureText({ ask: 'games', sport }, failure)
}
