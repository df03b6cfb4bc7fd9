import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CALL_OUTCOMES, callOutcome, MODEL_CALL, PICTURE_TROUBLE, SLOW_CALL } from './api-call'
import { apiSummary, emptyApiText, untimedText } from './api-summary'
import type { CallGroup } from './call-group'
import { minuteCalls, type MeasuredCall } from './minute-calls'

const call = (changes: Partial<MeasuredCall> = {}): MeasuredCall => ({
  kind: 'scoreboard',
  league: 'nfl',
  outcome: 'success',
  durationMs: 100,
  ...changes,
})

const grouped = (calls: readonly MeasuredCall[]): readonly CallGroup[] =>
  Object.entries(minuteCalls(calls)).map(([name, figures]) => {
    const [kind = '', league = '', method] = name.split(' ')
    return { kind, league, ...(method && { method }), figures }
  })

describe('002 section 3: API metrics summary', () => {
  const groups = grouped([
    call(),
    call({ kind: 'summary', durationMs: 2000 }),
    call({ durationMs: 2001, outcome: 'server_error' }),
    call({ kind: 'weather', league: '', durationMs: 300 }),
  ])

  it('totals by outcome, rates, durations, slow calls over 2000 ms', () => {
    const summary = apiSummary(groups)
    expect(summary).toMatchObject({
      total: 4,
      byOutcome: { success: 3, missing: 0, client_error: 0, server_error: 1, network_error: 0 },
      averageMs: 1100.25,
      p95Ms: 2001,
      maxMs: 2001,
      slowCalls: 1,
      slowPercent: 25,
    })
    expect(summary?.successRate).toBe(75)
    expect(summary?.errorRate).toBe(25)
  })

  it('breakdowns by method, service, endpoint type, sport and endpoint, the most called first', () => {
    const names = (rows: readonly { name: string; calls: number }[] | undefined) =>
      rows?.map((row) => `${row.name} ${row.calls}`)
    const summary = apiSummary(groups)
    const more = grouped([call({ method: 'HEAD' }), call({ kind: 'ai', league: '', method: 'POST' })])
    expect(names(apiSummary([...groups, ...more])?.byMethod)).toEqual(['GET 4', 'HEAD 1', 'POST 1'])
    expect(names(summary?.byService)).toEqual(['feed 3', 'weather 1'])
    expect(names(summary?.byEndpointType)).toEqual(['scoreboard 2', 'summary 1', 'weather 1'])
    expect(names(summary?.bySport)).toEqual(['NFL 3'])
    expect(names(summary?.topEndpoints)).toEqual(['scoreboard NFL 2', 'summary NFL 1', 'weather 1'])
    expect(summary?.byEndpointType[0]).toEqual({
      name: 'scoreboard',
      calls: 2,
      successRate: 50,
      averageMs: 1050.5,
      p95Ms: 2001,
    })
  })

  it('a model that takes its time makes no figure of durations worse, but its calls are counted', () => {
    const model = call({ kind: MODEL_CALL, league: '', method: 'POST', durationMs: 40_000 })
    const refused = call({ ...model, outcome: 'client_error' })
    const [alone, beside] = [apiSummary(groups), apiSummary([...groups, ...grouped([model, refused])])]
    const { averageMs, p95Ms, maxMs, slowCalls, slowPercent, timedCalls } = alone!
    expect(beside).toMatchObject({ averageMs, p95Ms, maxMs, slowCalls, slowPercent, timedCalls })
    expect(beside).toMatchObject({ total: 6, byOutcome: { success: 4, client_error: 1, server_error: 1 } })
    expect(beside?.byEndpointType.find(({ name }) => name === MODEL_CALL)).toMatchObject({
      calls: 2,
      averageMs: 40_000,
    })
  })

  it('there are no durations where only a model was asked', () => {
    const model = grouped([call({ kind: MODEL_CALL, league: '', durationMs: 40_000 })])
    expect(apiSummary(model)).toMatchObject({
      total: 1,
      averageMs: undefined,
      p95Ms: undefined,
      maxMs: undefined,
      slowCalls: 0,
      slowPercent: undefined,
    })
  })

  it('002 section 9: 10 endpoint rows', () => {
    const many = grouped(Array.from({ length: 40 }, (_, index) => call({ kind: `k${index}` })))
    expect(apiSummary(many)?.topEndpoints).toHaveLength(10)
  })

  it('the p95 is the end of the class that 95 of 100 calls stayed within', () => {
    const many = Array.from({ length: 100 }, (_, index) => call({ durationMs: index < 95 ? 180 : 1800 }))
    expect(apiSummary(grouped(many))).toMatchObject({ p95Ms: 200, maxMs: 1800 })
  })

  it('says that calls to the model are not timed, if there are any', () => {
    const model = call({ kind: MODEL_CALL, league: '', durationMs: 30_000 })
    expect(untimedText(apiSummary(grouped([call(), model]))!)).toBe('AI calls are left out')
    expect(untimedText(apiSummary(groups)!)).toBeUndefined()
  })

  it('is only a text when there are no calls', () => {
    expect(apiSummary([])).toBeUndefined()
    expect(emptyApiText(apiSummary([]))).toBe('No API activity captured yet')
    expect(emptyApiText(apiSummary(groups))).toBeUndefined()
  })

  it.each([
    [200, 'success'],
    [304, 'success'],
    [400, 'client_error'],
    [404, 'missing'],
    [410, 'missing'],
    [429, 'client_error'],
    [500, 'server_error'],
    [503, 'server_error'],
    [undefined, 'network_error'],
  ])('status %s is %s', (status, outcome) => {
    expect(callOutcome(status)).toBe(outcome)
  })

  it('the outcomes add up to the total and the rates to 100', () => {
    const anyCall = fc
      .record({ outcome: fc.constantFrom(...CALL_OUTCOMES), durationMs: fc.nat() })
      .map((changes) => call(changes))
    fc.assert(
      fc.property(fc.array(anyCall, { minLength: 1 }), (list) => {
        const summary = apiSummary(grouped(list))
        const counts = Object.values(summary?.byOutcome ?? {})
        expect(counts.reduce((a, b) => a + b, 0)).toBe(list.length)
        expect((summary?.successRate ?? 0) + (summary?.errorRate ?? 0)).toBeCloseTo(100)
      }),
    )
  })
})

it('words by which lines and calls are known again stay the same, as rows of older builds have them', () => {
  expect([SLOW_CALL, PICTURE_TROUBLE, MODEL_CALL]).toEqual(['A slow call', 'A picture', 'ai'])
})
