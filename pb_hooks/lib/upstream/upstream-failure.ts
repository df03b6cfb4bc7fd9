import { failureMessage, type FeedFailure } from '../../../src/domain/polling/feed-failure'
import type { Sport } from '../../../src/domain/league'
import type { Loaded } from '../cache/answer-once'
import type { Upstream } from './ask'

type Bad = Extract<Loaded, { kind: 'bad' }>

/** A failing feed is asked again after this long, product time. */
const FAILED_MS = 5000
/** A missing resource may appear later: a tournament begins, a game is announced. */
const MISSING_MS = 30_000

/** The answer to the caller when the feed gave nothing: 404 stays 404, a timeout is 504, everything else 502. */
export function upstreamFailure(upstream: Upstream, sport: Sport): Bad {
  const failure = failureOf(upstream)
  if (failure.kind === 'status' && (failure.status === 404 || failure.status === 400)) {
    return { kind: 'bad', status: 404, message: 'The feed has nothing there', freshMs: MISSING_MS }
  }
  const status = failure.kind === 'timeout' ? 504 : 502
  return { kind: 'bad', status, message: failureMessage(failure, sport), freshMs: FAILED_MS }
}

export function invalidReply(sport: Sport): Bad {
  const message = failureMessage({ kind: 'validation', reason: '' }, sport)
  return { kind: 'bad', status: 502, message, freshMs: FAILED_MS }
}

/** The failure, when there is no reply or an unusable one. */
export function failureOf(upstream: Upstream): FeedFailure {
  switch (upstream.kind) {
    case 'timeout':
      return { kind: 'timeout' }
    case 'unreachable':
      return { kind: 'network' }
    case 'reply':
      return { kind: 'status', status: upstream.status }
  }
}
