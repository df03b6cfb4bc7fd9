import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../time/intervals'
import { issue, stepOf } from '../testing/investigated'
import { EMPTY_HOURS, NOON, sampleLog } from '../testing/samples'
import { affectedEndpoints, systemImpact } from './system-impact'

describe('002 section 9: system impact', () => {
  it('system impact compares the hour before with the hour after', () => {
    const hours = {
      before: { errorRate: 2, apiResponseTime: 90, apiCallsLastHour: 300 },
      after: { errorRate: 17, apiResponseTime: 200, apiCallsLastHour: 310 },
    }
    expect(stepOf('system-impact', { hours })).toMatchObject({
      insights: ['Errors became more frequent after the issue'],
      data: [
        { name: 'Error Rate Increase', value: '+15%' },
        { name: 'Avg Response Time', value: '200ms' },
        { name: 'Affected Endpoints', value: '0' },
      ],
    })
    const calmer = { before: hours.after, after: hours.before }
    const alike = { before: hours.after, after: hours.after }
    expect(stepOf('system-impact', { hours: calmer })?.insights).toEqual([])
    expect(stepOf('system-impact', { hours: alike })?.insights).toEqual([])
  })

  it('endpoints are affected when an error of the hour after the issue names them', () => {
    const failed = (url: string, timestamp: number) =>
      sampleLog({ level: 'error', timestamp, metadata: { url } })
    const entries = [
      failed('/before', NOON - 1),
      failed('/first', NOON),
      failed('/scoreboard?dates=1', NOON + 1),
      failed('/scoreboard#dates=2', NOON + 2),
      failed('/last', NOON + HOUR_MS),
      failed('/later', NOON + HOUR_MS + 1),
      sampleLog({ level: 'error' }),
      sampleLog({ metadata: { url: '/fine' } }),
    ]
    expect(affectedEndpoints(issue, entries)).toEqual(['/first', '/scoreboard', '/last'])
  })

  it.each([
    ['before', { before: { ...EMPTY_HOURS.before, errorRate: 3 } }],
    ['after', { after: { ...EMPTY_HOURS.after, errorRate: 3 } }],
  ])('with figures of the hour %s alone there is nothing to compare', (_when, some) => {
    expect(systemImpact(issue, [], { ...EMPTY_HOURS, ...some }).errorRateIncrease).toBeUndefined()
    const step = stepOf('system-impact', { hours: { ...EMPTY_HOURS, ...some } })
    expect(step?.data[0]?.value).toBe('No data')
    expect(step?.insights).toEqual([])
  })

  it('says No data for what cannot be compared', () => {
    expect(stepOf('system-impact', {})?.data).toEqual([
      { name: 'Error Rate Increase', value: 'No data' },
      { name: 'Avg Response Time', value: 'No data' },
      { name: 'Affected Endpoints', value: '0' },
    ])
  })
})
