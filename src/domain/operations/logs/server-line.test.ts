import { describe, expect, it } from 'vitest'
import { serverLine } from './server-line'

const [INFO, WARN, ERROR] = [0, 4, 8]

describe("lines of the server's own log, as operators read them", () => {
  it('a poll that failed is an error of the API that names the scoreboard', () => {
    const data = { league: 'nfl', source: 'late', reason: 'Failed to fetch NFL games' }
    expect(serverLine({ level: WARN, message: 'The feed failed', data })).toEqual({
      level: 'error',
      category: 'API',
      message: 'The feed failed (league nfl, source late, reason Failed to fetch NFL games)',
      metadata: { url: '/apis/site/v2/sports/football/nfl/scoreboard' },
    })
  })

  it('a slow call is a warning of the API with its duration', () => {
    const data = { kind: 'weather', ms: 2500 }
    expect(serverLine({ level: WARN, message: 'A slow call', data })).toEqual({
      level: 'warn',
      category: 'API',
      message: 'A slow call (kind weather, ms 2500)',
      metadata: { duration: 2500 },
    })
  })

  it('a call and a failed request carry the name of the tap that led to them', () => {
    const call = { kind: 'weather', ms: 2500, action: 'ab12cd34-7' }
    expect(serverLine({ level: WARN, message: 'A slow call', data: call })).toMatchObject({
      message: 'A slow call (kind weather, ms 2500)',
      correlationId: 'ab12cd34-7',
    })
    const request = { type: 'request', method: 'GET', url: '/api/x', status: 500 }
    const told = (meta: unknown) => serverLine({ level: ERROR, message: '', data: { ...request, meta } })
    expect(told({ action: 'ab12cd34-7' })?.correlationId).toBe('ab12cd34-7')
    expect(told({ action: '<script>' })?.correlationId).toBeUndefined()
    expect(told('text')?.correlationId).toBeUndefined()
  })

  it('a job that failed is an error of the server, and a harmless line is left out', () => {
    const line = { message: 'A job failed unexpectedly', data: { job: 'retention' } }
    expect(serverLine({ level: ERROR, ...line })).toEqual({
      level: 'error',
      category: 'SERVER',
      message: 'A job failed unexpectedly (job retention)',
    })
    expect(serverLine({ level: INFO, ...line })).toBeUndefined()
  })

  it('a request that the server failed at is an error without its query; a refused one is not', () => {
    const data = {
      type: 'request',
      method: 'GET',
      url: '/api/odds/nfl?x=1',
      status: 500,
      execTime: 12.4,
      error: 'no',
    }
    const request = { level: ERROR, message: 'GET', data }
    expect(serverLine(request)).toEqual({
      level: 'error',
      category: 'REQUEST',
      message: 'GET /api/odds/nfl answered 500',
      metadata: { method: 'GET', url: '/api/odds/nfl', status: 500, error: 'no', duration: 12 },
    })
    expect(serverLine({ ...request, data: { ...data, status: 403 } })).toBeUndefined()
    expect(serverLine({ ...request, data: { ...data, status: 503 } })).toBeUndefined()
    expect(serverLine({ ...request, data: { ...data, url: '/reset-password?token=x' } })).toBeUndefined()
  })
})
