import { describe, expect, it } from 'vitest'
import { afterCallbackEvent, openCallback, type CallbackLink } from './auth-callback'

describe('001 section 4: auth callback, loading to success or error', () => {
  const table: readonly [CallbackLink, string][] = [
    [{ code: 'c' }, '/'],
    [{ code: 'c', redirect: '/nba' }, '/nba'],
    [{ code: 'c', redirect: 'https://evil.test' }, '/'],
  ]
  it.each(table)('%j leads to %s', (link, redirectsTo) => {
    const loading = openCallback(link)
    expect(loading).toEqual({ kind: 'loading', code: 'c', redirectsTo })
    expect(afterCallbackEvent(loading, { kind: 'exchanged' })).toEqual({ kind: 'success', redirectsTo })
  })
})

describe('001 section 8: auth callback', () => {
  it.each([
    [{ error: 'access_denied', code: 'c' }, 'Authentication failed'],
    [{}, 'Invalid authentication callback. Please try signing in again.'],
    [{ code: '' }, 'Invalid authentication callback. Please try signing in again.'],
  ])('%j: %s', (link, text) => {
    const page = openCallback(link)
    expect(page).toEqual({ kind: 'error', text })
    expect(afterCallbackEvent(page, { kind: 'exchanged' })).toBe(page)
  })

  it('a failed exchange: Authentication failed. Please try again.', () => {
    expect(afterCallbackEvent(openCallback({ code: 'c' }), { kind: 'exchange-failed' })).toEqual({
      kind: 'error',
      text: 'Authentication failed. Please try again.',
    })
  })
})
