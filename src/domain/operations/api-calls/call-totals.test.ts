import { expect, it } from 'vitest'
import { callTotals, troubledCalls } from './call-totals'

it('calls of several kinds add up, and those that failed in any way', () => {
  const totals = callTotals([
    [10, 2000, 900, {}, { server_error: 2, client_error: 1 }],
    [5, 500, 200, {}],
    [1, 10_000, 10_000, {}, { network_error: 1 }],
  ])
  expect(totals).toEqual({ calls: 16, failed: 4, sumMs: 12_500 })
})

it.each([
  ['scoreboard', 'nfl', 6],
  ['scoreboard', 'pga', 5],
  ['leaderboard', 'pga', 5],
  ['summary', 'nfl', 5],
  ['odds', 'ncaab', 5],
  ['image', '', 5],
  ['weather', '', 5],
])(
  'what is missing for %s %s is trouble only where the upstream must have it: %i',
  (kind, league, troubled) => {
    const figures = [
      10,
      2000,
      900,
      {},
      { missing: 1, client_error: 1, server_error: 2, network_error: 2 },
    ] as const
    expect(troubledCalls({ kind, league, figures })).toBe(troubled)
  },
)

it('calls that all succeeded are no trouble', () => {
  expect(troubledCalls({ kind: 'summary', league: 'nfl', figures: [3, 300, 100, {}] })).toBe(0)
})
