import { callOutcome } from '../../../../src/domain/operations/api-calls/api-call'
import { claimNews } from '../../server/claim-news'
import { currentAction } from '../../server/action'
import type { Upstream } from '../ask'
import { callKind } from './call-kind'

/** The same failure is told once in this time, however many places or pictures it hits (wall time). */
const TOLD_MS = 60_000

/**
 * Logs a failed call that nothing else logs: weather, pictures, the model, final odds. Polls have lines of their own. A
 * missing resource is an answer like any other.
 */
export function logFailedCall(url: string, upstream: Upstream): void {
  const status = upstream.kind === 'reply' ? upstream.status : undefined
  if (status !== undefined && (status < 400 || status === 404 || status === 400)) return
  const { kind, league } = callKind(url)
  const reason = upstream.kind === 'reply' ? `status ${upstream.status}` : upstream.kind
  if (!claimNews(`call-failed:${kind}:${league}:${reason}`, TOLD_MS)) return
  $app
    .logger()
    .warn(
      'A call failed',
      'kind',
      kind,
      'league',
      league,
      'outcome',
      callOutcome(status),
      'reason',
      reason,
      ...currentAction(),
    )
}
