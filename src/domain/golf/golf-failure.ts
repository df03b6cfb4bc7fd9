import type { FeedFailure } from '../polling/feed-failure'

/** What follows when the leaderboard or the golf scoreboard gave nothing. */
export interface AfterGolfFailure {
  readonly next: 'ask-scoreboard' | 'empty-list'
  readonly logLevel: 'info' | 'error'
}

/** A 404 of the leaderboard is expected, no tournament is active: the scoreboard is asked. Anything else is a list without tournaments. */
export function afterGolfFailure(
  endpoint: 'leaderboard' | 'scoreboard',
  failure: FeedFailure,
): AfterGolfFailure {
  const isMissing = endpoint === 'leaderboard' && failure.kind === 'status' && failure.status === 404
  return isMissing ? { next: 'ask-scoreboard', logLevel: 'info' } : { next: 'empty-list', logLevel: 'error' }
}
