import { describe, expect, it } from 'vitest'
import {
  failureMessage,
  failureReason,
  hasRetriesLeft,
  isFeedAway,
  isRetried,
  nextRetryMs,
  type FeedFailure,
} from './feed-failure'
import { ALL_SPORTS } from '../league'

const reason = 'Invalid API response: missing events data'

const table: readonly [FeedFailure, boolean, string, string][] = [
  [{ kind: 'abort' }, false, 'Request was cancelled', 'abort'],
  [{ kind: 'timeout' }, true, 'Request timed out. Please check your connection.', 'timeout'],
  [{ kind: 'network' }, true, 'Network error. Please check your connection and try again.', 'network'],
  [{ kind: 'validation', reason }, false, 'Invalid data received. Please try again later.', reason],
  [
    { kind: 'status', status: 404 },
    false,
    'Failed to load NBA data. Please try again.',
    'HTTP error! status: 404',
  ],
  [
    { kind: 'status', status: 499 },
    false,
    'Failed to load NBA data. Please try again.',
    'HTTP error! status: 499',
  ],
  [
    { kind: 'status', status: 500 },
    true,
    'Failed to load NBA data. Please try again.',
    'HTTP error! status: 500',
  ],
  [
    { kind: 'status', status: 503 },
    true,
    'Failed to load NBA data. Please try again.',
    'HTTP error! status: 503',
  ],
]

describe('a failure of the feed', () => {
  it('names a league as people do', () => {
    expect(failureMessage({ kind: 'status', status: 503 }, 'RYDER_CUP')).toBe(
      'Failed to load Ryder Cup data. Please try again.',
    )
  })

  it.each(table)(
    '%j: retried %s, people read "%s", the log says "%s"',
    (failure, retried, message, logged) => {
      expect(isRetried(failure)).toBe(retried)
      expect(failureMessage(failure, 'NBA')).toBe(message)
      expect(failureReason(failure)).toBe(logged)
    },
  )

  it('is retried three times at most', () => {
    const left = [0, 1, 2, 3, 4].map((made) => hasRetriesLeft({ kind: 'timeout' }, made, 'NBA'))
    expect(left).toEqual([true, true, true, false, false])
    expect(hasRetriesLeft({ kind: 'abort' }, 0, 'NBA')).toBe(false)
  })

  it('is retried in every league but PGA', () => {
    const retried = ALL_SPORTS.filter((sport) => hasRetriesLeft({ kind: 'status', status: 500 }, 0, sport))
    expect(retried).toEqual(ALL_SPORTS.filter((sport) => sport !== 'PGA'))
  })

  it('is retried after a second, doubling up to eight', () => {
    expect([1, 2, 3, 4, 5, 9].map((attempt) => nextRetryMs(attempt, 'NFL', 0))).toEqual([
      1000, 2000, 4000, 8000, 8000, 8000,
    ])
  })

  it('of the cup is retried three times too, doubling up to thirty seconds', () => {
    const left = [2, 3].map((made) => hasRetriesLeft({ kind: 'timeout' }, made, 'RYDER_CUP'))
    expect(left).toEqual([true, false])
    expect([1, 2, 3, 4, 5, 6].map((attempt) => nextRetryMs(attempt, 'RYDER_CUP', 0))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000,
    ])
  })

  it('spreads retries by up to a tenth', () => {
    expect([0, 0.5, 1].map((random) => nextRetryMs(2, 'NFL', random))).toEqual([2000, 2100, 2200])
  })
})

it.each<[FeedFailure, boolean]>([
  [{ kind: 'network' }, true],
  [{ kind: 'status', status: 429 }, true],
  [{ kind: 'status', status: 503 }, true],
  [{ kind: 'status', status: 500 }, false],
  [{ kind: 'status', status: 404 }, false],
  [{ kind: 'timeout' }, false],
  [{ kind: 'validation', reason }, false],
])('%j says that the feed is away, whatever it was asked for: %s', (failure, isAway) => {
  expect(isFeedAway(failure)).toBe(isAway)
})
