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

describe('a sign-in with a provider', () => {
  it.each([
    [{ code: 'c' }, '/nfl', '/nfl'],
    [{ code: 'c' }, 'https://evil.test', '/'],
    [{ code: 'c', redirect: '/nba' }, '/nfl', '/nba'],
  ])('of %j, begun at %s, leads to %s', (link, from, redirectsTo) => {
    const page = afterCallbackEvent(openCallback(link), { kind: 'exchanged', from })
    expect(page).toEqual({ kind: 'success', redirectsTo })
    expect(afterCallbackEvent(page, { kind: 'retried' })).toBe(page)
  })

  it('can be tried again with its code when the server could not be reached', () => {
    const loading = openCallback({ code: 'c', redirect: '/nba' })
    const text = 'The server cannot be reached.'
    const failed = afterCallbackEvent(loading, { kind: 'exchange-failed', text, canRetry: true })
    expect(failed).toEqual({ kind: 'error', text, retries: loading })
    expect(afterCallbackEvent(failed, { kind: 'retried' })).toBe(loading)
    expect(afterCallbackEvent(loading, { kind: 'retried' })).toBe(loading)
  })

  it('cannot be tried again when it was refused', () => {
    const refused = afterCallbackEvent(openCallback({ code: 'c' }), { kind: 'exchange-failed', text: 'No.' })
    expect(refused).toStrictEqual({ kind: 'error', text: 'No.' })
    expect(afterCallbackEvent(refused, { kind: 'retried' })).toBe(refused)
  })

  it('is refused when nobody here had asked for it', () => {
    expect(afterCallbackEvent(openCallback({ code: 'c' }), { kind: 'foreign' })).toEqual({
      kind: 'error',
      text: 'Invalid authentication callback. Please try signing in again.',
    })
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
