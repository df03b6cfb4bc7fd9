import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterVerifyEvent, type VerifyEvent, type VerifyPage } from './verify-page'
import { readVerifyLink, type VerifyLink } from './verify-link'

const NOW = 10_000
const link = readVerifyLink({ token: '123456', type: 'signup' })
const checked = (hasSession: boolean): VerifyEvent => ({ kind: 'session-checked', hasSession, atMs: NOW })
const run = (from: VerifyLink, ...events: readonly VerifyEvent[]) =>
  events.reduce<VerifyPage>(afterVerifyEvent, { kind: 'checking-session', link: from })

describe('001 sections 2 and 8: verify page', () => {
  const table: readonly [string, VerifyLink, readonly VerifyEvent[], string, number, 'success' | 'error'][] =
    [
      ['a session already exists', link, [checked(true)], 'Already logged in!', 1000, 'success'],
      [
        'a link without a token',
        { kind: 'missing-token' },
        [checked(false)],
        'Invalid verification link - missing token',
        3000,
        'error',
      ],
      [
        'verified, with a session',
        link,
        [checked(false), { kind: 'verified', signedIn: true, atMs: NOW }],
        'Email confirmed successfully! Logging you in...',
        2000,
        'success',
      ],
      [
        'verified, without one',
        link,
        [checked(false), { kind: 'verified', signedIn: false, atMs: NOW }],
        'Email confirmed! Please sign in.',
        2000,
        'success',
      ],
      [
        'refused',
        link,
        [checked(false), { kind: 'failed', message: 'Token is invalid', atMs: NOW }],
        'Verification failed: Token is invalid',
        3000,
        'error',
      ],
      [
        'no answer',
        link,
        [checked(false), { kind: 'failed', atMs: NOW }],
        'Verification failed. Please try signing in.',
        3000,
        'error',
      ],
    ]
  it.each(table)('%s', (_what, from, events, text, afterMs, tone) => {
    expect(run(from, ...events)).toEqual({ kind: 'done', tone, text, redirectsTo: '/', atMs: NOW + afterMs })
  })

  it('an event that comes at another time changes nothing', () => {
    expect(run(link, { kind: 'verified', signedIn: true, atMs: NOW }).kind).toBe('checking-session')
    expect(run(link, checked(false), checked(true))).toEqual({ kind: 'verifying', link })
  })

  it('a link that the server has not looked at waits, and is sent again as it was', () => {
    const notYet: VerifyEvent = { kind: 'unjudged', text: 'Too many.' }
    const waiting = run(link, checked(false), notYet)
    expect(waiting).toEqual({ kind: 'unjudged', link, text: 'Verification failed: Too many.' })
    expect(afterVerifyEvent(waiting, { kind: 'retried' })).toEqual({ kind: 'verifying', link })
    expect(run(link, checked(false), { kind: 'retried' })).toEqual({ kind: 'verifying', link })
    const untouched = run(link)
    expect(run(link, notYet)).toEqual(untouched)
    expect(run(link, { kind: 'retried' })).toEqual(untouched)
  })

  it('verifies only when there is no session', () => {
    expect(run(link, checked(false))).toEqual({ kind: 'verifying', link })
  })

  it('all ends redirect home after 1 to 3 s, and stay', () => {
    const anEvent = fc.constantFrom<VerifyEvent>(
      checked(true),
      checked(false),
      { kind: 'verified', signedIn: true, atMs: NOW },
      { kind: 'failed', message: '', atMs: NOW },
      { kind: 'failed', message: 'x', atMs: NOW },
    )
    fc.assert(
      fc.property(fc.array(anEvent), anEvent, (events, more) => {
        const page = run(link, ...events)
        if (page.kind !== 'done') return
        expect(page.atMs - NOW).toBeGreaterThanOrEqual(1000)
        expect(page.atMs - NOW).toBeLessThanOrEqual(3000)
        expect(afterVerifyEvent(page, more)).toBe(page)
      }),
    )
  })
})
