import { describe, expect, it } from 'vitest'
import { CALL_STEPS, stepFigures, type CallStep } from './call-history'

const HOUR_MS = 3_600_000
const step = (changes: Partial<CallStep>): CallStep => ({
  step: 0,
  league: 'nfl',
  calls: 10,
  cancelled: 0,
  refused: 0,
  broken: 0,
  sumMs: 1000,
  ...changes,
})
const figures = (steps: readonly CallStep[], league?: string) =>
  stepFigures({ fromMs: 0, stepMs: HOUR_MS, steps }, league)

describe('calls over time', () => {
  it('have a figure for every step, none where nothing was asked', () => {
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

  it('add all leagues up, or tell one', () => {
    const steps = [step({}), step({ league: 'nba', broken: 10 })]
    expect(figures(steps)[0]).toMatchObject({ calls: 20, errorRate: 50, health: 'degraded' })
    expect(figures(steps, 'nfl')[0]).toMatchObject({ calls: 10, errorRate: 0, health: 'healthy' })
    expect(figures(steps, 'nba')[0]).toMatchObject({ errorRate: 100, health: 'down' })
  })

  it('do not judge what we cancelled ourselves', () => {
    expect(figures([step({ calls: 3, cancelled: 3 })])[0]).toMatchObject({
      calls: 3,
      errorRate: undefined,
      health: 'none',
    })
  })

  it('are degraded when slower than 5000 ms', () => {
    expect(figures([step({ calls: 1, sumMs: 5000 })])[0]?.health).toBe('healthy')
    expect(figures([step({ calls: 1, sumMs: 5001 })])[0]?.health).toBe('degraded')
  })

  it('find golf healthy without a tournament', () => {
    expect(figures([step({ league: 'pga', refused: 10 })])[0]).toMatchObject({
      errorRate: 100,
      health: 'healthy',
    })
    expect(figures([step({ league: 'pga', broken: 10 })])[0]?.health).toBe('down')
  })
})
