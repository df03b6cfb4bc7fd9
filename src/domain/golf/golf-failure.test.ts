import { describe, expect, it } from 'vitest'
import { afterGolfFailure } from './golf-failure'

describe('000 section 8: golf failures', () => {
  const missing = { kind: 'status', status: 404 } as const

  it('expects a 404 of the leaderboard and asks the scoreboard', () => {
    expect(afterGolfFailure('leaderboard', missing)).toEqual({ next: 'ask-scoreboard', logLevel: 'info' })
  })

  it.each([
    ['scoreboard', missing],
    ['leaderboard', { kind: 'status', status: 500 }],
    ['leaderboard', { kind: 'timeout' }],
  ] as const)('shows an empty list after any other: %s %j', (endpoint, failure) => {
    expect(afterGolfFailure(endpoint, failure)).toEqual({ next: 'empty-list', logLevel: 'error' })
  })
})
