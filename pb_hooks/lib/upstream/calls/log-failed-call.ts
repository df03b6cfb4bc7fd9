import { callOutcome, type CallOutcome } from '../../../../src/domain/operations/api-calls/api-call'
import type { FeedFailure } from '../../../../src/domain/polling/feed-failure'
import { claimNews } from '../../server/claim-news'
import { currentAction } from '../../server/action'
import type { Upstream } from '../ask'
import { callKind } from './call-kind'

/** The same failure is told once in this time, however many places or pictures it hits (wall time). */
const TOLD_MS = 60_000

/** Logs a failed call that nothing else logs: weather, pictures, the model, final odds. Polls have lines of their own. */
export function logFailedCall(url: string, upstream: Upstream): void {
  if (upstream.kind !== 'reply') logFailure(url, upstream.kind, callOutcome(undefined))
  else if (upstream.status >= 400) logFailedStatus(url, upstream.status)
}

/** The same for what somebody wanted to read from the feed. A reply that makes no sense has failed too. */
export function logFailedRead(url: string, failure: FeedFailure): void {
  if (failure.kind === 'status') logFailedStatus(url, failure.status)
  else if (failure.kind === 'validation') logFailure(url, failure.reason)
  else logFailure(url, failure.kind, callOutcome(undefined))
}

/** A missing resource is an answer like any other. */
function logFailedStatus(url: string, status: number): void {
  if (status !== 404 && status !== 400) logFailure(url, `status ${status}`, callOutcome(status))
}

function logFailure(url: string, reason: string, outcome?: CallOutcome): void {
  const { kind, league } = callKind(url)
  if (!claimNews(`call-failed:${kind}:${league}:${reason}`, TOLD_MS)) return
  const facts = ['kind', kind, 'league', league, ...(outcome ? ['outcome', outcome] : []), 'reason', reason]
  $app.logger().warn('A call failed', ...facts, ...currentAction())
}
