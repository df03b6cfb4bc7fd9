import { describe, expect, it } from 'vitest'
import { thresholdRows, type ThresholdFigures } from './thresholds'

const calm: ThresholdFigures = {
  errorRate: 2.5,
  apiResponseTime: 500,
  activeUsers: 3,
  subStatuses: { sportsApi: 'degraded', database: 'operational', authentication: 'down' },
}

describe('002 section 2: alert thresholds panel', () => {
  it('shows error rate against 5%, response against 2000 ms, users against 1, and two services', () => {
    expect(thresholdRows(calm)).toEqual([
      { kind: 'figure', name: 'Error Rate', value: '2.5%', threshold: '5%', exceeded: false, bar: 0.25 },
      {
        kind: 'figure',
        name: 'API Response Time',
        value: '500ms',
        threshold: '2000ms',
        exceeded: false,
        bar: 0.1,
      },
      { kind: 'figure', name: 'Active Users', value: '3', threshold: '1', exceeded: false, bar: 1 },
      { kind: 'service', name: 'Sports Data API', status: 'degraded' },
      { kind: 'service', name: 'Authentication', status: 'down' },
    ])
  })

  it.each([
    ['error rate above 5%', { errorRate: 5.1 }, [true, false, false]],
    ['at 5%', { errorRate: 5 }, [false, false, false]],
    ['response above 2000 ms', { apiResponseTime: 2001 }, [false, true, false]],
    ['at 2000 ms', { apiResponseTime: 2000 }, [false, false, false]],
    ['no active user', { activeUsers: 0 }, [false, false, true]],
    ['a minimum of 1', { activeUsers: 1 }, [false, false, false]],
    ['no data', { errorRate: undefined, activeUsers: undefined }, [false, false, false]],
  ])('%s', (_words, changes, exceeded) => {
    const rows = thresholdRows({ ...calm, ...changes })
    expect(rows.flatMap((row) => (row.kind === 'figure' ? [row.exceeded] : []))).toEqual(exceeded)
  })

  it('a figure over its threshold never reads like the threshold', () => {
    const texts = (errorRate: number, apiResponseTime: number) =>
      thresholdRows({ ...calm, errorRate, apiResponseTime }).flatMap((row) =>
        row.kind === 'figure' && row.name !== 'Active Users' ? [`${row.value} ${row.exceeded}`] : [],
      )
    expect(texts(5.04, 2000.4)).toEqual(['5.1% true', '2001ms true'])
    expect(texts(5, 2000)).toEqual(['5% false', '2000ms false'])
    expect(texts(5.26, 2002.4)).toEqual(['5.3% true', '2002ms true'])
  })

  it('002 section 9: scales end at 10% and 5000 ms', () => {
    const rows = thresholdRows({ ...calm, errorRate: 40, apiResponseTime: 5000, activeUsers: 1 })
    const bars = (shown: typeof rows) => shown.flatMap((row) => (row.kind === 'figure' ? [row.bar] : []))
    expect(bars(rows)).toEqual([1, 1, 1])
    const unknown = { errorRate: undefined, apiResponseTime: undefined, activeUsers: undefined }
    expect(bars(thresholdRows({ ...calm, ...unknown }))).toEqual([0, 0, 0])
  })
})
