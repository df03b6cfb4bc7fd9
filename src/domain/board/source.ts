import type { Source } from './board'
import { failureMessage, type FeedFailure } from '../polling/feed-failure'
import type { Sport } from '../league'

export type PollOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly failure: FeedFailure; readonly retriesLeft: boolean }

/** The source after one more poll. `since` tells when the trouble (or the quiet) began, so it stays until that ends. */
export function sourceAfter(
  previous: Source | undefined,
  outcome: PollOutcome,
  nowIso: string,
  sport: Sport,
): Source {
  if (outcome.ok) return previous?.state === 'ok' ? previous : { state: 'ok', since: nowIso }
  const inTrouble = previous !== undefined && previous.state !== 'ok'
  return {
    state: outcome.retriesLeft && previous?.state !== 'down' ? 'late' : 'down',
    since: inTrouble ? previous.since : nowIso,
    message: failureMessage(outcome.failure, sport),
  }
}
