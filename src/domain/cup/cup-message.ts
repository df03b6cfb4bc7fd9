import type { FeedFailure } from '../polling/feed-failure'
import { failureReason } from '../polling/feed-failure'
import type { Cup } from './cup'

export interface CupMessage {
  readonly title: string
  readonly text: string
}

/** The message while the feed has no event yet. */
export const NO_CUP: CupMessage = {
  title: 'No Ryder Cup data available',
  text: 'Data will be available closer to the event',
}

export const CUP_NOT_LOADED: CupMessage = {
  title: 'Failed to load Ryder Cup data',
  text: 'Please try again later',
}

/** The message shown in place of a cup; undefined when there is one. A missing event is not a failure. */
export function cupMessage(cup: Cup | undefined, failure?: FeedFailure): CupMessage | undefined {
  if (cup) return undefined
  return failure ? CUP_NOT_LOADED : NO_CUP
}

/** The failure as the log names it. */
export function cupFailureReason(failure: FeedFailure): string {
  const reason = failure.kind === 'status' ? String(failure.status) : failureReason(failure)
  return `Failed to fetch Ryder Cup data: ${reason}`
}
