import { describe, expect, it } from 'vitest'
import { CLOSED, type AuthEvent } from './auth-modal'
import {
  NOW,
  answered,
  callOf,
  later,
  mailSent,
  opened,
  run,
  stepOf,
  submitted,
  textOf,
  went,
} from '../testing/auth-events'

describe('a sign-in by code', () => {
  const email: AuthEvent = { kind: 'typed', field: 'email', value: ' ann@scores.test ' }
  const code = (value: string): AuthEvent => ({ kind: 'typed', field: 'code', value })
  const asking = () => opened(went('signin'), email, went('code'), submitted)
  const sent = () => run(asking(), answered({ call: 'send-code', ok: true, mailSent, codeId: 'c1' }))

  it('has digits mailed to the address that was typed, and takes no less than six', () => {
    expect(callOf(opened(went('signin'), went('code'), submitted))).toBeUndefined()
    expect(callOf(asking())).toBe('send-code')
    expect(textOf(sent())).toBe('Email sent. Check your inbox! 📧')
    expect([textOf(later(sent(), 2999)), textOf(later(sent(), 3000))]).toEqual([textOf(sent()), undefined])
    expect(callOf(run(sent(), code('12345'), submitted))).toBeUndefined()
    const entering = run(sent(), code('123456'), submitted)
    expect(callOf(entering)).toBe('sign-in-with-code')
    const inside = run(entering, answered({ call: 'sign-in-with-code', ok: true }))
    expect(textOf(inside)).toBe('Welcome back!')
    expect(stepOf(later(inside, 800))).toBe('closed')
  })

  it('goes on in a tab that was reloaded', () => {
    const sentCode = { id: 'c1', email: 'ann@scores.test', nextMailAtMs: NOW + 60_000 }
    const reloaded = run(CLOSED, { kind: 'opened', step: 'code', sentCode })
    expect(reloaded).toMatchObject({
      step: 'code',
      fields: { email: 'ann@scores.test' },
      nextMailAtMs: NOW + 60_000,
    })
    expect(callOf(run(reloaded, code('123456'), submitted))).toBe('sign-in-with-code')
    expect(run(reloaded, went('signin'))).not.toHaveProperty('nextMailAtMs')
  })

  it('still works after a look at another step, but not with another address', () => {
    const back = run(sent(), went('signin'), went('code'))
    expect(callOf(run(back, code('123456'), submitted))).toBe('sign-in-with-code')
    expect(back).toMatchObject({ nextMailAtMs: NOW + 60_000 })
    const other: AuthEvent = { kind: 'typed', field: 'email', value: 'bob@scores.test' }
    const elsewhere = run(later(sent(), 60_000), went('signin'), other, went('code'), code('123456'))
    expect(callOf(run(later(elsewhere, 60_000), submitted))).toBe('send-code')
  })

  it('can be sent again after a minute, which clears what was typed of the old code', () => {
    const again: AuthEvent = { kind: 'resend-asked' }
    expect(callOf(run(sent(), again))).toBeUndefined()
    const resending = run(later(sent(), 60_000), code('111111'), again)
    expect(callOf(resending)).toBe('send-code')
    const resent = run(resending, answered({ call: 'send-code', ok: true, mailSent, codeId: 'c2' }))
    expect(resent).toMatchObject({ fields: { code: '' }, sentCode: { id: 'c2' } })
  })

  it.each([
    [{ code: 'auth/invalid-credential' }, /^This code is wrong or too old/],
    [{ code: 'auth/too-many-requests' }, /^Too many tries/],
    [{ code: 'auth/offline' }, /^You are offline/],
  ])('a code that is refused with %j says so', (failure, text) => {
    const refused = answered({ call: 'sign-in-with-code', ok: false, failure })
    expect(textOf(run(sent(), code('123456'), submitted, refused))).toMatch(text)
  })

  it.each([
    [{ code: 'no-mail', message: 'This server sends no mail.' }, /^This server sends no mail/],
    [{ code: 'auth/offline' }, /^You are offline/],
    [{ message: 'rate limit', nextInS: 41 }, /^Couldn't send another email/],
  ])('a code that cannot be mailed for %j says so', (failure, text) => {
    const refused = run(asking(), answered({ call: 'send-code', ok: false, failure }))
    expect(textOf(refused)).toMatch(text)
    expect(refused).toMatchObject('nextInS' in failure ? { nextMailAtMs: NOW + 41_000 } : { step: 'code' })
  })
})
