import { failureReason, type FeedFailure } from '../polling/feed-failure'

export interface CupMessage {
  readonly title: string
  readonly text: string
}

/** The message while the feed has no event yet: that is not a failure. */
export const NO_CUP: CupMessage = {
  title: 'No Ryder Cup data available',
  text: 'Data will be available closer to the event',
}

/** The message while the feed is in trouble and no cup has ever been loaded. */
export const CUP_NOT_LOADED: CupMessage = {
  title: 'Failed to load Ryder Cup data',
  text: 'Please try again later',
}

/** The failure as the log names it. */
export function cupFailureReason(failure: FeedFailure): string {
  const reason = failure.kind === 'status' ? String(failure.status) : failureReason(failure)
  return `Failed to fetch Ryder Cup data: ${reason}`
}
