import { callFailureText, type FeedCall } from '../../../src/domain/feed-texts/failed-call'
import type { GameLeague } from '../../../src/domain/league'
import type { FeedFailure } from '../../../src/domain/polling/feed-failure'
import { currentAction } from '../server/action'
import { isOnBoard } from '../boards/board-memory'

export type SummaryAsk = Extract<FeedCall['ask'], 'game-details' | 'game-stats'>

/** The same failure of a league is told once in this time, however many games and people it hits (wall time). */
const TOLD_MS = 60_000

/** The line of the log for a box score or stats that the feed did not give. Ids that somebody made up leave none. */
export function logFailedSummary(
  league: GameLeague,
  id: string,
  ask: SummaryAsk,
  failure: FeedFailure,
): void {
  const isUnknown = failure.kind === 'status' && failure.status < 500
  if (isUnknown && !isOnBoard(league.slug, id)) return
  const reason = callFailureText({ ask, sport: league.sport }, failure)
  if (!isNews(`summary-failed:${league.slug}:${reason}`)) return
  $app
    .logger()
    .warn(
      'A game could not be read',
      'league',
      league.slug,
      'event',
      id,
      'reason',
      reason,
      ...currentAction(),
    )
}

function isNews(key: string): boolean {
  const now = Date.now()
  const toldAt = Number($app.store().get(key) ?? 0)
  if (now - toldAt < TOLD_MS) return false
  $app.store().set(key, now)
  return true
}
