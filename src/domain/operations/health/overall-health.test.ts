import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleHealth } from '../testing/samples'
import type { HealthStatus } from './api-health'
import { averageResponseMs, healthCounts, overallHealth } from './overall-health'

const STATUSES = { h: 'healthy', d: 'degraded', x: 'down' } as const
const services = (letters: string) =>
  Array.from(letters, (letter) => sampleHealth({ status: STATUSES[letter as keyof typeof STATUSES] }))

describe('002 section 4: overall health', () => {
  it('is healthy if no service is season-active', () => {
    expect(overallHealth([])).toBe('healthy')
    expect(overallHealth([sampleHealth({ status: 'down', seasonActive: false })])).toBe('healthy')
  })

  it.each([
    ['x', 'outage'],
    ['d', 'degraded'],
    ['hhhhhh', 'healthy'],
    ['xxxxhh', 'outage'],
    ['xxxhhh', 'degraded'],
    ['xhhhhh', 'degraded'],
    ['dhhhhh', 'healthy'],
    ['dddhhhhhhh', 'healthy'],
    ['ddddhhhhhh', 'degraded'],
    ['ddhhhh', 'degraded'],
  ])('%s: %s (outage above half down; degraded if any is down or above 30%% degraded)', (letters, health) => {
    expect(overallHealth(services(letters))).toBe(health)
  })

  it('never gets better when a service gets worse', () => {
    const rank = { healthy: 0, degraded: 1, outage: 2 }
    const order: readonly HealthStatus[] = ['healthy', 'degraded', 'down']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...order), { minLength: 1 }), fc.nat(), (statuses, pick) => {
        const at = pick % statuses.length
        const worse = statuses.map((status, index) => (index === at ? 'down' : status))
        const all = (list: readonly HealthStatus[]) => list.map((status) => sampleHealth({ status }))
        expect(rank[overallHealth(all(worse))]).toBeGreaterThanOrEqual(rank[overallHealth(all(statuses))])
      }),
    )
  })

  it('002 section 2: counts Healthy, Degraded and Down APIs and the average response', () => {
    expect(healthCounts(services('hhdx'))).toEqual({ healthy: 2, degraded: 1, down: 1 })
    const answered = [
      sampleHealth({ responseTime: 100 }),
      sampleHealth({ responseTime: 300 }),
      sampleHealth(),
    ]
    expect(averageResponseMs(answered)).toBe(200)
    expect(averageResponseMs([sampleHealth()])).toBeUndefined()
  })
})
