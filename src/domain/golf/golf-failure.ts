import type { FeedFailure } from '../polling/feed-failure'

/** The leaderboard answers 404 when no tournament is active; that is expected, and the scoreboard is asked instead. */
export function isNoTournament(failure: FeedFailure): boolean {
  return failure.kind === 'status' && failure.status === 404
}
