import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AuthAnswer } from './auth-answers'
import { CLOSED, type AuthCall, type AuthEvent } from './auth-modal'
import type { AuthStep } from './auth-steps'
import { NOW, answered, filled, later, run, stepOf, submitted, textOf, went } from '../testing/auth-events'

const aStep = fc.constantFrom<AuthStep>(
  'welcome',
  'signin',
  'signup-email',
  'verify-email',
  'forgot-password',
)
const aCall = fc.constantFrom<AuthCall>(
  'sign-in',
  'sign-up',
  'send-verification',
  'check-verification',
  'send-reset',
)
const anAnswer: fc.Arbitrary<AuthAnswer> = fc.oneof(
  fc.record({
    call: fc.constant('sign-up' as const),
    ok: fc.constant(true as const),
    emailConfirmed: fc.boolean(),
  }),
  fc.record({
    call: fc.constant('check-verification' as const),
    ok: fc.constant(true as const),
    verified: fc.boolean(),
  }),
  fc.record({
    call: fc.constant('sign-in' as const),
    ok: fc.constant(true as const),
  }),
  fc.record({
    call: fc.constantFrom('send-verification' as const, 'send-reset' as const),
    ok: fc.constant(true as const),
    mailSent: fc.record({ nextInS: fc.nat(1000) }),
  }),
  fc.record({
    call: aCall,
    ok: fc.constant(false as const),
    failure: fc.record({ code: fc.string(), message: fc.string() }),
  }),
)
const anEvent: fc.Arbitrary<AuthEvent> = fc.oneof(
  fc.constantFrom<AuthEvent>({ kind: 'opened' }, submitted, { kind: 'resend-asked' }, ...filled),
  fc.constant<AuthEvent>({ kind: 'closed' }),
  aStep.map(went),
  anAnswer.map(answered),
  fc.nat(10_000).map((ms): AuthEvent => ({ kind: 'time-passed', atMs: NOW + ms })),
)

describe('any sequence of events in the auth modal', () => {
  it('leads to a state that can be left, with a text wherever there is a notice', () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 40, size: 'max' }), (events) => {
        const modal = run(CLOSED, { kind: 'opened' }, ...events)
        expect(textOf(modal)).not.toBe('')
        expect(stepOf(run(modal, { kind: 'closed' }, { kind: 'opened' }))).toBe('welcome')
        if (modal.kind === 'open' && modal.activity.kind === 'leaving') {
          expect(stepOf(later(modal, 60_000))).toBe(modal.activity.to)
        }
      }),
    )
  })
})
