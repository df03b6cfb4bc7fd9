import { describe, expect, it } from 'vitest'
import { NO_FIELDS, type AuthFields } from './auth-form'
import type { Activity } from './auth-modal'
import type { AuthStep } from './auth-steps'
import { afterResend, canSendMail, canSubmit } from './auth-submit'

const filled: AuthFields = {
  email: 'fan@scores.test',
  password: 'secret',
  confirm: 'secret',
  firstName: 'Ann',
  lastName: 'Lee',
  code: '',
}
const modalAt = (step: AuthStep, fields: AuthFields, activity: Activity = { kind: 'idle' }) =>
  ({ kind: 'open', step, fields, activity }) as const
const sentCode = { id: 'c1', email: filled.email, nextMailAtMs: 0 }

describe('001 section 5: submit is disabled', () => {
  it.each([
    ['signin', ['email', 'password']],
    ['signup-email', ['email', 'password', 'confirm']],
    ['forgot-password', ['email']],
  ] as const)('%s: while any of %j is empty', (step, needed) => {
    expect(canSubmit(modalAt(step, filled))).toBe(true)
    const names = Object.keys(filled) as (keyof AuthFields)[]
    const holding = names.filter((name) => !canSubmit(modalAt(step, { ...filled, [name]: '' })))
    expect(holding).toEqual(needed)
  })

  it.each(['signin', 'signup-email', 'verify-email', 'forgot-password'] as const)(
    '%s: while loading, and while a success is being read',
    (step) => {
      expect(canSubmit(modalAt(step, filled, { kind: 'calling', call: 'sign-in' }))).toBe(false)
      expect(canSubmit(modalAt(step, filled, { kind: 'leaving', to: 'closed', atMs: 0 }))).toBe(false)
      expect(canSendMail(modalAt(step, filled, { kind: 'calling', call: 'sign-in' }))).toBe(false)
    },
  )

  it('forgot-password: not because a code waits for that address', () => {
    expect(canSubmit({ ...modalAt('forgot-password', filled), sentCode })).toBe(true)
  })

  it('code: while there is no address to send one to', () => {
    const addresses = ['', ' ', filled.email]
    const canSend = addresses.map((email) => canSubmit(modalAt('code', { ...NO_FIELDS, email })))
    expect(canSend).toEqual([false, false, true])
  })

  it.each(['forgot-password', 'code'] as const)('%s: until the time of the next mail has come', (step) => {
    expect(canSubmit({ ...modalAt(step, filled), nextMailAtMs: 1 })).toBe(false)
    const elsewhere = { nextMailAtMs: 1, mailedTo: 'bob@scores.test' }
    expect(canSubmit({ ...modalAt(step, filled), ...elsewhere })).toBe(true)
  })

  it('verify-email needs nothing, welcome has nothing to submit', () => {
    expect(canSubmit(modalAt('verify-email', NO_FIELDS))).toBe(true)
    expect(canSubmit(modalAt('welcome', filled))).toBe(false)
  })
})

it.each([
  ['verify-email', 'send-verification'],
  ['code', undefined],
  ['signin', undefined],
  ['forgot-password', undefined],
] as const)('a request for another mail at %s, where no code was sent, calls %s', (step, call) => {
  const modal = modalAt(step, filled)
  expect(afterResend(modal)).toEqual(call ? { ...modal, activity: { kind: 'calling', call } } : modal)
})

it('another code is mailed only from the step that waits for it', () => {
  const calls = (['code', 'signin'] as const).map(
    (step) => afterResend({ ...modalAt(step, filled), sentCode }).activity,
  )
  expect(calls).toEqual([{ kind: 'calling', call: 'send-code' }, { kind: 'idle' }])
})
