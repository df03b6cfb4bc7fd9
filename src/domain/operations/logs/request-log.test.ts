import { describe, expect, it } from 'vitest'
import { isLoggedUrl, requestWarning, withoutQuery } from './request-log'

describe('002 section 7: the global fetch wrapper', () => {
  it.each([
    ['/api/auth/token?grant_type=refresh', false],
    ['/api/collections/users/request-password-reset', false],
    ['/reset', false],
    ['/auth/v1/verify', false],
    ['/api/boards/nfl', true],
    ['/api/collections/users/auth-methods', true],
  ])('logs %s: %s', (url, logged) => {
    expect(isLoggedUrl(url)).toBe(logged)
  })
})

it.each([
  ['/nfl', '/nfl'],
  ['https://scores.example/nfl?token=abc#code=1', 'https://scores.example/nfl'],
  ['/nfl#code=1?x=1', '/nfl'],
  ['/nfl?\ntoken=abc', '/nfl'],
  ['?token=abc', ''],
])('the address %j is logged as %j', (url, logged) => {
  expect(withoutQuery(url)).toBe(logged)
})

describe('002 section 8: warnings logged', () => {
  const url = '/api/boards/nfl'
  it.each([
    ['slow API (over 2 s)', { state: 'done', url, durationMs: 2001 }, /Slow API call.*2001ms/],
    ['not at 2 s', { state: 'done', url, durationMs: 2000 }, undefined],
    ['long-running request (over 5 s)', { state: 'running', url, runningMs: 5001 }, /Long-running.*5001ms/],
    ['not at 5 s', { state: 'running', url, runningMs: 5000 }, undefined],
  ] as const)('%s', (_words, request, text) => {
    const warning = requestWarning(request)
    if (text) expect(warning).toMatch(text)
    else expect(warning).toBeUndefined()
  })
})
