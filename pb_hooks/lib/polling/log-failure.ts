import type { Source } from '../../../src/domain/board/board'
import type { FeedFailure } from '../../../src/domain/polling/feed-failure'
import { callFailureText } from '../../../src/domain/feed-texts/failed-call'
import { failedPollText } from '../../../src/domain/feed-texts/failed-poll'
import type { League } from '../../../src/domain/league'
import { ALERT_QUIET_MS } from '../../../src/domain/operations/alerts/find-alerts'
import { readShared, writeShared } from '../server/shared'
import { productNow } from '../server/time'

/** Trouble that lasts is logged again before its alert would end for want of news (product time). */
export const TOLD_AGAIN_MS = ALERT_QUIET_MS / 2

/** Logs a failed poll, and the state of the feed after it. */
export function logFailure(
  { sport, slug }: League,
  failure: FeedFailure,
  { state }: Source,
  before: Source['state'] | undefined,
): void {
  const key = `feed-failure-told:${slug}`
  const now = productNow()
  if (state === before && wasToldLately(key, now)) return
  writeShared(key, now)
  const reason = failedPollText(sport, failure)
  $app.logger().warn('The feed failed', 'league', slug, 'source', state, 'reason', reason)
}

/** The list of a group of teams; the games that are known of it are shown all the same. */
export function logGroup({ sport, slug }: League, group: string, failure: FeedFailure, now: number): void {
  const key = `group-failure-told:${slug}:${group}`
  if (wasToldLately(key, now)) return
  writeShared(key, now)
  const reason = failedPollText(sport, failure)
  $app
    .logger()
    .warn('The games of a conference could not be read', 'league', slug, 'group', group, 'reason', reason)
}

function wasToldLately(key: string, now: number): boolean {
  return now - (readShared<number>(key) ?? 0) < TOLD_AGAIN_MS
}

/** A day of the search for the next opener that is skipped. */
export function logSkippedOpener({ sport, slug }: League, failure: FeedFailure): void {
  const reason = callFailureText({ ask: 'next-season-games', sport }, failure)
  $app.logger().warn('The search for the opener skipped a day', 'league', slug, 'reason', reason)
}

/** The rest of last night could not be read; today is shown all the same. */
export function logLastNight({ sport, slug }: League, failure: FeedFailure): void {
  const reason = failedPollText(sport, failure)
  $app.logger().warn('What is left of last night could not be read', 'league', slug, 'reason', reason)
}

/** The list of today that is read ahead; last night is shown all the same. */
export function logToday({ sport, slug }: League, failure: FeedFailure): void {
  const reason = failedPollText(sport, failure)
  $app.logger().warn('Today could not be read while last night is shown', 'league', slug, 'reason', reason)
}
