import { describe, expect, it } from 'vitest'
import { CALL_SPANS, mergeGroups, type CallGroup } from './call-group'
import { CALL_STEPS, callSteps, stepFigures, type CallStep } from './call-history'

const HOUR_MS = 3_600_000
const step = (changes: Partial<CallStep>): CallStep => ({
  step: 0,
  league: 'nfl',
  calls: 10,
  refused: 0,
  broken: 0,
  timed: changes.calls ?? 10,
  sumMs: 1000,
  ...changes,
})
const figures = (steps: readonly CallStep[], league?: string) =>
  stepFigures({ fromMs: 0, stepMs: HOUR_MS, steps }, league)

describe('groups of calls', () => {
  const groups: readonly CallGroup[] = [
    {
      kind: 'scoreboard',
      league: 'nfl',
      figures: [4, 400, 150, { 3: 4 }, { client_error: 1, server_error: 2 }],
    },
    { kind: 'summary', league: 'nfl', figures: [2, 100, 60, { 2: 2 }, { missing: 1 }] },
    { kind: 'weather', league: '', figures: [1, 10, 10, { 0: 1 }, { network_error: 1 }] },
  ]

  it('are added up by league within a step', () => {
    expect(callSteps(groups, 7)).toEqual([
      { step: 7, league: 'nfl', calls: 6, refused: 1, broken: 3, timed: 6, sumMs: 500 },
      { step: 7, league: '', calls: 1, refused: 0, broken: 1, timed: 1, sumMs: 10 },
    ])
  })

  it('are counted without their duration where a model was asked', () => {
    const model: CallGroup = { kind: 'ai', league: '', figures: [2, 80_000, 60_000, { 13: 2 }] }
    expect(callSteps([groups[2]!, model], 7)).toEqual([
      { step: 7, league: '', calls: 3, refused: 0, broken: 1, timed: 1, sumMs: 10 },
    ])
    expect(figures(callSteps([model], 0))[0]).toMatchObject({
      calls: 2,
      averageMs: undefined,
      health: 'healthy',
    })
  })

  it('are added up over all steps, each method by itself', () => {
    const check: CallGroup = {
      kind: 'scoreboard',
      league: 'nfl',
      method: 'HEAD',
      figures: [1, 9, 9, { 0: 1 }],
    }
    const post: CallGroup = { ...check, method: 'POST' }
    const merged = mergeGroups([groups, [], [groups[0]!, check, post]])
    expect(merged).toEqual([
      {
        kind: 'scoreboard',
        league: 'nfl',
        figures: [8, 800, 150, { 3: 8 }, { client_error: 2, server_error: 4 }],
      },
      groups[1],
      groups[2],
      check,
      post,
    ])
  })
})

describe('calls over time', () => {
  it('have an entry for every step, without figures where nothing was asked', () => {
    const all = figures([step({ step: 23, calls: 4, broken: 1, sumMs: 800 })])
    expect(all).toHaveLength(CALL_STEPS)
    expect(all[0]).toEqual({
      fromMs: 0,
      calls: 0,
      errorRate: undefined,
      averageMs: undefined,
      health: 'none',
    })
    expect(all[23]).toEqual({
      fromMs: 23 * HOUR_MS,
      calls: 4,
      errorRate: 25,
      averageMs: 200,
      health: 'degraded',
    })
  })

  it('add all leagues up, or show a single one', () => {
    const steps = [step({}), step({ league: 'nba', broken: 10 })]
    expect(figures(steps)[0]).toMatchObject({ calls: 20, errorRate: 50, health: 'degraded' })
    expect(figures(steps, 'nfl')[0]).toMatchObject({ calls: 10, errorRate: 0, health: 'healthy' })
    expect(figures(steps, 'nba')[0]).toMatchObject({ errorRate: 100, health: 'down' })
  })

  it('are degraded when slower than 5000 ms', () => {
    expect(figures([step({ calls: 1, sumMs: 5000 })])[0]?.health).toBe('healthy')
    expect(figures([step({ calls: 1, sumMs: 5001 })])[0]?.health).toBe('degraded')
  })

  it('are healthy where the upstream only lacks what it need not have', () => {
    expect(figures([step({ refused: 10 })])[0]).toMatchObject({ errorRate: 100, health: 'healthy' })
    expect(figures([step({ broken: 10 })])[0]?.health).toBe('down')
  })
})

it('an operator can look at calls of an hour, a day or a week', () => {
  expect(CALL_SPANS.map(({ hours, label }) => `${label}: ${hours}`)).toEqual([
    'Last hour: 1',
    'Last 24 hours: 24',
    'Last 7 days: 168',
  ])
})
