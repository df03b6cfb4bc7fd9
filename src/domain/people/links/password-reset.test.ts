import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterResetEvent, signsOut, type PasswordReset, type PasswordResetEvent } from './password-reset'

const entered = (password: string, confirm = password): PasswordResetEvent => ({
  kind: 'submitted',
  entry: { password, confirm },
})
const run = (...events: readonly PasswordResetEvent[]) =>
  events.reduce<PasswordReset>(afterResetEvent, { kind: 'checking' })
const valid: PasswordResetEvent = { kind: 'link-checked', valid: true }

describe('001 section 4: reset link', () => {
  it('checking, then valid or invalid', () => {
    expect(run()).toEqual({ kind: 'checking' })
    expect(run(valid)).toEqual({ kind: 'valid' })
    expect(run({ kind: 'link-checked', valid: false })).toEqual({
      kind: 'invalid',
      text: 'Invalid or expired reset link. Please request a new password reset.',
      button: 'Return to Home',
    })
  })

  it('after update, done with a welcome message and a redirect to / after 2 s', () => {
    expect(run(valid, entered('secret'), { kind: 'saved', atMs: 1000 })).toEqual({
      kind: 'done',
      text: expect.stringContaining('Welcome') as string,
      redirectsTo: '/',
      atMs: 3000,
    })
  })

  it('on failure the user is signed out, and can try again', () => {
    const failed = run(valid, entered('secret'), { kind: 'save-failed', why: 'failed' })
    expect(failed).toEqual({ kind: 'failed', error: 'Failed to reset password. Please try again.' })
    expect(signsOut(failed)).toBe(true)
    expect(afterResetEvent(failed, entered('secret')).kind).toBe('saving')
    expect(signsOut(run(valid))).toBe(false)
  })

  it('a password that the server finds too weak can be chosen anew, and nobody is signed out', () => {
    const weak = run(valid, entered('secret'), { kind: 'save-failed', why: 'weak' })
    expect(weak).toEqual({ kind: 'valid', error: "Let's make that password stronger! 🛡️" })
    expect(signsOut(weak)).toBe(false)
  })

  it('a link that was used while the form was open is over, and the page does not ask to try it again', () => {
    const dead = run(valid, entered('secret'), { kind: 'save-failed', why: 'dead' })
    expect(dead).toMatchObject({
      kind: 'invalid',
      text: 'Invalid or expired reset link. Please request a new password reset.',
      button: 'Return to Home',
    })
    expect(signsOut(dead)).toBe(true)
    expect(signsOut(run({ kind: 'link-checked', valid: false }))).toBe(false)
  })

  it('a person who was invited is welcomed for the first time', () => {
    const text = (isFirst?: boolean) => {
      const page = run(valid, entered('secret'), {
        kind: 'saved',
        atMs: 0,
        ...(isFirst !== undefined && { isFirst }),
      })
      return page.kind === 'done' && page.text
    }
    expect(text(true)).toBe('Welcome! Your password is set: sign in with it.')
    expect([text(), text(false)]).toEqual(Array(2).fill('Welcome back! Your new password is set.'))
  })

  it('a person who was invited chooses by the rules for a first password', () => {
    const first = (password: string) =>
      run(valid, { kind: 'submitted', entry: { password, confirm: password }, isFirst: true })
    expect(first('secret')).toEqual({ kind: 'valid', error: 'Password must be at least 8 characters long' })
    expect(first('Secret-12').kind).toBe('saving')
  })

  it('when the server cannot be reached the link stays good, and nobody is signed out', () => {
    const unreachable = run(valid, entered('secret'), { kind: 'save-failed', why: 'unreachable' })
    expect(unreachable).toEqual({
      kind: 'valid',
      error: 'The server cannot be reached. Please try again in a moment.',
    })
    expect(signsOut(unreachable)).toBe(false)
  })

  it('after too many tries the page asks to wait, and nobody is signed out', () => {
    const waiting = run(valid, entered('secret'), { kind: 'save-failed', why: 'too-many' })
    expect(waiting).toEqual({ kind: 'valid', error: 'Too many tries. Please wait a moment and try again.' })
    expect(signsOut(waiting)).toBe(false)
  })

  it('a password that is wrong is not sent', () => {
    expect(run(valid, entered('secret', 'other'))).toEqual({ kind: 'valid', error: 'Passwords do not match' })
  })

  it('an invalid link saves nothing, whatever happens', () => {
    const anEvent = fc.constantFrom<PasswordResetEvent>(
      valid,
      { kind: 'link-checked', valid: false },
      entered('secret'),
      entered(''),
      { kind: 'saved', atMs: 0 },
      { kind: 'save-failed', why: 'failed' },
    )
    fc.assert(
      fc.property(fc.array(anEvent), (events) => {
        expect(run({ kind: 'link-checked', valid: false }, ...events).kind).toBe('invalid')
        const page = run(...events)
        if (page.kind === 'done') expect(events).toContain(valid)
      }),
    )
  })
})
