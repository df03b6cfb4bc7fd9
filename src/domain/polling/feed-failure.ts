import { leagueTitle, type Sport } from '../league'
import {
  CUP_FIRST_RETRY_MS,
  CUP_LONGEST_RETRY_MS,
  CUP_RETRIES,
  FEED_FIRST_RETRY_MS,
  FEED_LONGEST_RETRY_MS,
  FEED_RETRIES,
  RETRY_JITTER,
} from '../time/intervals'

/** Why a request to the feed failed. Each kind has a message of its own. */
export type FeedFailure =
  | { readonly kind: 'abort' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'network' }
  | { readonly kind: 'validation'; readonly reason: string }
  | { readonly kind: 'status'; readonly status: number }

/** The message that users read. */
export function failureMessage(failure: FeedFailure, sport: Sport): string {
  switch (failure.kind) {
    case 'abort':
      return 'Request was cancelled'
    case 'timeout':
      return 'Request timed out. Please check your connection.'
    case 'network':
      return 'Network error. Please check your connection and try again.'
    case 'validation':
      return 'Invalid data received. Please try again later.'
    case 'status':
      return `Failed to load ${leagueTitle(sport)} data. Please try again.`
  }
}

/** The reason that the log names. */
export function failureReason(failure: FeedFailure): string {
  if (failure.kind === 'validation') return failure.reason
  if (failure.kind === 'status') return `HTTP error! status: ${failure.status}`
  return failure.kind
}

/** An abort is deliberate, and broken data or a status below 500 would only come again. */
export function isRetried(failure: FeedFailure): boolean {
  if (failure.kind === 'status') return failure.status >= 500
  return failure.kind === 'timeout' || failure.kind === 'network'
}

/**
 * Whether any request would have failed now: the feed is away, or wants to be left alone for a while. Such a failure says
 * nothing of the day that was asked for.
 */
export function isFeedAway(failure: FeedFailure): boolean {
  if (failure.kind === 'status') return failure.status === 429 || failure.status === 503
  return failure.kind === 'network'
}

/** Golf has no retries, only its normal pace: a leaderboard changes by the minute, not by the play. */
export function hasRetriesLeft(failure: FeedFailure, retriesMade: number, sport: Sport): boolean {
  return sport !== 'PGA' && isRetried(failure) && retriesMade < retryRule(sport).most
}

/**
 * How long to wait before retry number `attempt` (the first is 1), doubling each time. `random` (0 to 1) adds up to
 * a tenth, so that leagues that failed together do not come back together.
 */
export function nextRetryMs(attempt: number, sport: Sport, random: number): number {
  const { firstMs, longestMs } = retryRule(sport)
  const doubled = firstMs * 2 ** Math.max(0, attempt - 1)
  return Math.round(Math.min(doubled, longestMs) * (1 + RETRY_JITTER * random))
}

interface RetryRule {
  readonly most: number
  readonly firstMs: number
  readonly longestMs: number
}

const GAMES: RetryRule = {
  most: FEED_RETRIES,
  firstMs: FEED_FIRST_RETRY_MS,
  longestMs: FEED_LONGEST_RETRY_MS,
}
const CUP: RetryRule = { most: CUP_RETRIES, firstMs: CUP_FIRST_RETRY_MS, longestMs: CUP_LONGEST_RETRY_MS }

function retryRule(sport: Sport): RetryRule {
  return sport === 'RYDER_CUP' ? CUP : GAMES
}
