import { cupFailureReason } from '../cup/cup-message'
import { failureReason, type FeedFailure } from '../feed-failure'
import type { Sport } from '../league'
import { failedCallText, refusedCallText } from './failed-call'

/** What the log says of a poll that brought nothing. */
export function failedPollText(sport: Sport, failure: FeedFailure): string {
  if (sport === 'RYDER_CUP') return cupFailureReason(failure)
  const call = { ask: 'games', sport } as const
  const refused = failure.kind === 'status' ? refusedCallText(call, failure.status) : undefined
  return failedCallText(call, refused ?? failureReason(failure))
}
