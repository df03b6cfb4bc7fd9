import { callFailureText, type FeedCall } from '../../../src/domain/feed-texts/failed-call'
import type { GameLeague } from '../../../src/domain/league'
import type { FeedFailure } from '../../../src/domain/polling/feed-failure'
import { currentAction } from '../server/action'
import { isOnBoard } from '../boards/board-memory'
import { claimNews } from '../server/claim-news'

export type SummaryAsk = Extract<FeedCall['ask'], 'game-details' | 'game-stats'>

/** The same failure of a league is told once in this time, however many games and people it hits (wall time). */
const TOLD_MS = 60_000

/** Logs a box score or stats that the feed did not give. Made-up ids leave no line. */
export function logFailedSummary(
  league: GameLeague,
  id: string,
  ask: SummaryAsk,
  failure: FeedFailure,
): void {
  const isUnknown = failure.kind === 'status' && failure.status < 500
  if (isUnknown && !isOnBoard(league.slug, id)) return
  const reason = callFailureText({ ask, sport: league.sport }, failure)
  if (!claimNews(`summary-failed:${league.slug}:${reason}`, TOLD_MS)) return
  $app
    .logger()
    .warn(
      'A game could not be read',
      'kind',
      'summary',
      'league',
      league.slug,
      'event',
      id,
      'reason',
      reason,
      ...currentAction(),
    )
}
