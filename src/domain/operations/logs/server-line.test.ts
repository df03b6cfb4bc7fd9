import { describe, expect, it } from 'vitest'
import type { Json } from '../../json'
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

  it('a league is trouble of the API while nothing of our own failed, and no poll of it need have failed', () => {
    const told = (message: string, data: Record<string, string>) => serverLine({ level: WARN, message, data })
    expect(told('A live game is gone from the feed', { league: 'nfl', event: '401' })).toStrictEqual({
      level: 'warn',
      category: 'API',
      message: 'A live game is gone from the feed (league nfl, event 401)',
    })
    expect(told('Odds could not be saved', { league: 'nfl', error: 'no' })?.category).toBe('SERVER')
    expect(told('A call failed', { kind: 'weather', outcome: 'timeout' })?.category).toBe('API')
    expect(told('The feed failed', { league: 'cricket' })).toStrictEqual({
      level: 'warn',
      category: 'SERVER',
      message: 'The feed failed (league cricket)',
    })
  })

  it('facts that are no texts are told as JSON, and a line without facts has only its words', () => {
    const message = 'Streams were not told'
    const told = (data: Record<string, Json>) => serverLine({ level: WARN, message, data })?.message
    expect(told({ full: true, lines: 2, first: null, list: ['a'] })).toBe(
      'Streams were not told (full true, lines 2, first null, list ["a"])',
    )
    expect(told({})).toBe(message)
  })

  it('a call and a failed request carry the name of the tap that led to them', () => {
    const call = { kind: 'weather', ms: 2500, action: 'ab12cd34-7' }
    expect(serverLine({ level: WARN, message: 'A slow call', data: call })).toMatchObject({
      message: 'A slow call (kind weather, ms 2500)',
      correlationId: 'ab12cd34-7',
    })
    const request = { type: 'request', method: 'GET', url: '/api/x', status: 500 }
    const told = (meta: Json) => serverLine({ level: ERROR, message: '', data: { ...request, meta } })
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
    // An answer with an error of its own has no error for the log.
    const short = { type: 'request', method: 'GET', url: '/api/odds/nfl', status: 500 }
    expect(serverLine({ ...request, data: short })).toStrictEqual({
      level: 'error',
      category: 'REQUEST',
      message: 'GET /api/odds/nfl answered 500',
      metadata: { method: 'GET', url: '/api/odds/nfl', status: 500 },
    })
    expect(serverLine({ ...request, data: { ...data, status: 403 } })).toBeUndefined()
    const { status: _unknown, ...unexpected } = data
    expect(serverLine({ ...request, data: unexpected })).toBeUndefined()
    expect(serverLine({ ...request, data: { ...data, status: 503 } })).toBeUndefined()
    expect(serverLine({ ...request, data: { ...data, url: '/reset-password?token=x' } })).toBeUndefined()
  })

  // PocketBase notes 0 when nobody expected the error, and the status of an answer that had left before.
  it.each([0, 200])('a request that the database failed is an error, though its status is %s', (status) => {
    const error = 'database or disk is full (13)'
    const data = { type: 'request', method: 'POST', url: '/api/outbox', status, execTime: 12.4, error }
    const request = { level: ERROR, message: 'POST', data }
    expect(serverLine(request)).toStrictEqual({
      level: 'error',
      category: 'REQUEST',
      message: 'POST /api/outbox failed: database or disk is full (13)',
      metadata: { method: 'POST', url: '/api/outbox', error, duration: 12 },
    })
    const signIn = { ...data, url: '/api/collections/users/auth-with-password' }
    expect(serverLine({ ...request, data: signIn })).toEqual({
      level: 'error',
      category: 'AUTH',
      message: 'A request failed: database or disk is full (13)',
      metadata: { method: 'POST', error, duration: 12 },
    })
  })

  it.each([
    ['/api/collections/users/auth-refresh', 'AUTH'],
    ['/api/collections/users/auth-with-oauth2', 'AUTH'],
    ['/api/collections/users/request-otp', 'AUTH'],
    ['/api/account/devices', 'AUTH'],
    ['/api/collections/users/records', 'REQUEST'],
    ['/api/collections/boards/auth-with-password-of-nobody', 'REQUEST'],
    ['/api/boards', 'REQUEST'],
    ['/nfl/api/account/devices', 'REQUEST'],
  ])('a failed request by which people sign in is an error of signing in: %s', (url, category) => {
    const data = { type: 'request', method: 'POST', url, error: 'database is locked (5)' }
    expect(serverLine({ level: ERROR, message: 'POST', data })?.category).toBe(category)
  })

  it.each([
    "invalid character 'x' after object key:value pair",
    'json: cannot unmarshal string into Go value of type map[string]interface {}',
    'malformed MIME header: missing colon: "disk (13)"',
  ])('a request that was sent wrongly is not: %s', (error) => {
    const data = { type: 'request', method: 'POST', url: '/api/logs', status: 0, execTime: 1, error }
    expect(serverLine({ level: ERROR, message: 'POST', data })).toBeUndefined()
  })
})
