import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleCall } from '../testing/samples'
import { CALL_OUTCOMES, callOutcome } from './api-call'
import { apiSummary, emptyApiText } from './api-summary'

describe('002 section 3: API metrics summary', () => {
  const calls = [
    sampleCall({ sport: 'NFL', durationMs: 100 }),
    sampleCall({ durationMs: 2000, endpoint: '/summary', endpointType: 'summary' }),
    sampleCall({ id: 'slow', durationMs: 2001, outcome: 'server_error', method: 'HEAD' }),
    sampleCall({ durationMs: 300, outcome: 'cancelled', service: 'weather' }),
  ]

  it('totals by outcome, rates, durations, slow calls over 2000 ms', () => {
    expect(apiSummary(calls)).toMatchObject({
      total: 4,
      byOutcome: { success: 2, client_error: 0, server_error: 1, network_error: 0, cancelled: 1 },
      averageMs: 1100.25,
      p95Ms: 2001,
      maxMs: 2001,
      slowCalls: 1,
      slowPercent: 25,
    })
    expect(apiSummary(calls)?.successRate).toBeCloseTo(66.7, 1)
    expect(apiSummary(calls)?.errorRate).toBeCloseTo(33.3, 1)
    expect(apiSummary(calls)?.slowestCalls.map((call) => call.durationMs)).toEqual([2001, 2000, 300, 100])
  })

  it('breakdowns by method, service, endpoint type and sport, the most called first', () => {
    const names = (rows: readonly { name: string; calls: number }[] | undefined) =>
      rows?.map((row) => `${row.name} ${row.calls}`)
    const summary = apiSummary(calls)
    expect(names(summary?.byMethod)).toEqual(['GET 3', 'HEAD 1'])
    expect(names(summary?.byService)).toEqual(['feed 3', 'weather 1'])
    expect(names(summary?.byEndpointType)).toEqual(['scoreboard 3', 'summary 1'])
    expect(names(summary?.bySport)).toEqual(['NFL 1'])
    expect(summary?.byMethod[0]).toEqual({ name: 'GET', calls: 3, successRate: 100, averageMs: 800 })
    expect(summary?.byMethod[1]?.successRate).toBe(0)
  })

  it('002 section 9: 10 endpoint rows, 15 slowest calls', () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      sampleCall({ id: `c${index}`, endpoint: `/e${index}`, durationMs: 3000 + index }),
    )
    expect(apiSummary(many)?.topEndpoints).toHaveLength(10)
    const slowest = apiSummary(many)?.slowestCalls.map((call) => call.id)
    expect([slowest?.length, slowest?.[0]]).toEqual([15, 'c39'])
  })

  it('the p95 is the duration that 95 of 100 calls stayed within', () => {
    const many = Array.from({ length: 100 }, (_, index) => sampleCall({ durationMs: index + 1 }))
    expect(apiSummary(many)).toMatchObject({ p95Ms: 95, maxMs: 100 })
  })

  it('of calls that were all cancelled there are no rates', () => {
    const summary = apiSummary([sampleCall({ outcome: 'cancelled', durationMs: 300 })])
    expect(summary).toMatchObject({ total: 1, successRate: undefined, errorRate: undefined, averageMs: 300 })
    expect(summary?.byMethod).toEqual([{ name: 'GET', calls: 1, successRate: undefined, averageMs: 300 }])
  })

  it('without calls there is nothing but a text', () => {
    expect(apiSummary([])).toBeUndefined()
    expect(emptyApiText(apiSummary([]))).toBe('No API activity captured yet')
    expect(emptyApiText(apiSummary(calls))).toBeUndefined()
  })

  it.each([
    [200, 'success'],
    [304, 'success'],
    [400, 'client_error'],
    [404, 'client_error'],
    [500, 'server_error'],
    [503, 'server_error'],
    [undefined, 'network_error'],
  ])('status %s is %s', (status, outcome) => {
    expect(callOutcome(status)).toBe(outcome)
  })

  it('the outcomes add up to the total and the rates to 100', () => {
    const call = fc
      .record({ outcome: fc.constantFrom(...CALL_OUTCOMES), durationMs: fc.nat() })
      .map((changes) => sampleCall(changes))
    fc.assert(
      fc.property(fc.array(call, { minLength: 1 }), (list) => {
        const summary = apiSummary(list)
        const counts = Object.values(summary?.byOutcome ?? {})
        expect(counts.reduce((a, b) => a + b, 0)).toBe(list.length)
        const judged = list.some((one) => one.outcome !== 'cancelled')
        expect((summary?.successRate ?? 0) + (summary?.errorRate ?? 0)).toBeCloseTo(judged ? 100 : 0)
      }),
    )
  })
})
