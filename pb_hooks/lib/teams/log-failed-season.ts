import { callFailureText } from '../../../src/domain/feed-texts/failed-call'
import type { GameLeague } from '../../../src/domain/league'
import type { FeedFailure } from '../../../src/domain/polling/feed-failure'
import { currentAction } from '../server/action'
import { claimNews } from '../server/claim-news'

/** The same failure of a league is told once in this time, however many teams and people it hits (wall time). */
const TOLD_MS = 60_000

/** Logs a season that the feed did not give. A team or a play-in that the feed does not have is an answer. */
export function logFailedSeason({ slug, sport }: GameLeague, team: string, failure: FeedFailure): void {
  if (failure.kind === 'status' && (failure.status === 404 || failure.status === 400)) return
  const reason = callFailureText({ ask: 'team-season', sport }, failure)
  if (!claimNews(`season-failed:${slug}:${reason}`, TOLD_MS)) return
  $app
    .logger()
    .warn(
      'The season of a team could not be read',
      'kind',
      'schedule',
      'league',
      slug,
      'team',
      team,
      'reason',
      reason,
      ...currentAction(),
    )
}
