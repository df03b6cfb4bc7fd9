import { expect, it } from 'vitest'
import { callTotals } from './call-totals'

it('calls of several kinds add up, and those that failed in any way', () => {
  const totals = callTotals([
    [10, 2000, 900, {}, { server_error: 2, client_error: 1 }],
    [5, 500, 200, {}],
    [1, 10_000, 10_000, {}, { network_error: 1 }],
  ])
  expect(totals).toEqual({ calls: 16, failed: 4, sumMs: 12_500 })
})
