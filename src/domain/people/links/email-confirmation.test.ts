import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LookedAt } from '../users/account'
import {
  afterConfirmationEvent,
  openConfirmation,
  type ConfirmationEvent,
  type ConfirmationLink,
} from './email-confirmation'

const run = (link: ConfirmationLink, ...events: readonly ConfirmationEvent[]) =>
  events.reduce(afterConfirmationEvent, openConfirmation(link))
const link = { token: 't' }
const unsure: ConfirmationEvent = { kind: 'failed', problem: { code: 'unexpected_failure' } }
const checked = (session: LookedAt, address: string | undefined = 'ann@scores.test'): ConfirmationEvent => ({
  kind: 'session-checked',
  session,
  address,
  atMs: 1000,
})
const proven: LookedAt = { hasSession: true, emailConfirmed: true, email: 'ann@scores.test' }
const guest: LookedAt = { hasSession: false, emailConfirmed: false }
const success = { kind: 'success', redirectsTo: '/', atMs: 3000 }
const SUPPORT = 'Failed to confirm email. Please try again or contact support.'

describe('001 section 2: email confirmation states', () => {
  it('loading, then success with a redirect after 2 s', () => {
    expect(run(link)).toEqual({ kind: 'loading', call: 'confirm' })
    expect(run(link, { kind: 'confirmed', atMs: 1000 })).toEqual(success)
  })

  it("an otp_expired code or an 'expired' message shows 'Link expired'", () => {
    for (const problem of [{ code: 'otp_expired' }, { message: 'Token has expired' }]) {
      const expired = run(link, { kind: 'failed', problem })
      expect(expired).toMatchObject({ kind: 'expired', title: 'Link expired' })
      expect(run({ problem })).toEqual(expired)
    }
  })

  it.each([
    ['of the address of the link', 'ann@scores.test'],
    ['where the link names no address', undefined],
  ])('unexpected_failure: an existing session, %s, is a success', (_what, address) => {
    expect(run(link, unsure)).toEqual({ kind: 'loading', call: 'check-session' })
    for (const emailConfirmed of [true, false])
      expect(run(link, unsure, checked({ ...proven, emailConfirmed }, address))).toEqual(success)
  })

  it.each([
    ['no session', guest],
    ['a session of another address', { ...proven, email: 'bob@scores.test' }],
  ])('unexpected_failure: %s is an error', (_what, session) => {
    expect(run(link, unsure, checked(session))).toEqual({ kind: 'error', text: SUPPORT })
  })

  it('unexpected_failure: a look at the session that fails is an error', () => {
    expect(run(link, unsure, { kind: 'failed', problem: {} })).toEqual({ kind: 'error', text: SUPPORT })
  })

  it('a link without a token is an error', () => {
    expect(run({})).toEqual({ kind: 'error', text: 'Invalid confirmation link' })
    expect(run({ token: '' })).toEqual({ kind: 'error', text: 'Invalid confirmation link' })
  })

  it('a link can be tried again only when the server could not judge it', () => {
    const unreachable = run(link, { kind: 'failed', problem: { code: 'auth/network-request-failed' } })
    expect(unreachable).toEqual({
      kind: 'error',
      text: 'The server cannot be reached. Please try again in a moment.',
      canRetry: true,
    })
    expect(afterConfirmationEvent(unreachable, { kind: 'retried' })).toEqual(run(link))
    const judged = run(link, { kind: 'failed', problem: { code: 'invalid_token' } })
    for (const page of [judged, run(link, unsure), run(link, { kind: 'confirmed', atMs: 0 })])
      expect(afterConfirmationEvent(page, { kind: 'retried' })).toBe(page)
  })

  it('an answer to another call than the one it waits for changes nothing', () => {
    expect(run(link, checked(proven))).toEqual({ kind: 'loading', call: 'confirm' })
    expect(run(link, unsure, { kind: 'confirmed', atMs: 0 })).toEqual({
      kind: 'loading',
      call: 'check-session',
    })
  })

  it('words that stand in the address are not shown, as anybody can write them', () => {
    const page = openConfirmation({ problem: { code: 'x', message: 'Call 555-0100 at once' } })
    expect(page).toEqual({ kind: 'error', text: 'Failed to confirm email' })
  })

  it('any sequence of events keeps the first result', () => {
    const anEvent = fc.constantFrom<ConfirmationEvent>(
      { kind: 'confirmed', atMs: 0 },
      unsure,
      { kind: 'failed', problem: { code: 'otp_expired' } },
      { kind: 'failed', problem: { message: 'x' } },
      checked(proven),
      checked(guest),
    )
    fc.assert(
      fc.property(fc.array(anEvent), anEvent, (events, more) => {
        const page = run(link, ...events)
        if (page.kind !== 'loading') expect(afterConfirmationEvent(page, more)).toBe(page)
      }),
    )
  })
})
