import type { FeedFailure } from '../polling/feed-failure'

/** What to do after a failed request for the leaderboard or the golf scoreboard. */
export interface AfterGolfFailure {
  readonly next: 'ask-scoreboard' | 'empty-list'
  readonly logLevel: 'info' | 'error'
}

/**
 * The leaderboard answers 404 when no tournament is active; that is expected, and the scoreboard is asked instead.
 * After any other failure the list of tournaments is empty.
 */
export function afterGolfFailure(
  endpoint: 'leaderboard' | 'scoreboard',
  failure: FeedFailure,
): AfterGolfFailure {
  const isMissing = endpoint === 'leaderboard' && failure.kind === 'status' && failure.status === 404
  return isMissing ? { next: 'ask-scoreboard', logLevel: 'info' } : { next: 'empty-list', logLevel: 'error' }
}
