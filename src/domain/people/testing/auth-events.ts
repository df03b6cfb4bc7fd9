import type { AuthAnswer } from '../sign-in/auth-answers'
import { afterAuthEvent, CLOSED, type AuthCall, type AuthEvent, type AuthModal } from '../sign-in/auth-modal'
import type { AuthStep } from '../sign-in/auth-steps'

/** Short names for events of the modal and for what it shows afterwards. */
export const NOW = 100_000
export const submitted: AuthEvent = { kind: 'submitted' }
export const went = (to: AuthStep): AuthEvent => ({ kind: 'went', to })
export const answered = (answer: AuthAnswer): AuthEvent => ({ kind: 'answered', answer, atMs: NOW })
export const failed = (call: AuthCall): AuthEvent => answered({ call, ok: false, failure: {} })
export const fields = {
  email: 'ann@scores.test',
  password: 'secret',
  confirm: 'secret',
  firstName: 'Ann',
  lastName: 'Lee',
}
export const filled: readonly AuthEvent[] = (
  ['email', 'password', 'confirm', 'firstName', 'lastName'] as const
).map((field) => ({ kind: 'typed', field, value: fields[field] }))

export const run = (from: AuthModal, ...events: readonly AuthEvent[]) => events.reduce(afterAuthEvent, from)
export const later = (modal: AuthModal, ms: number) => run(modal, { kind: 'time-passed', atMs: NOW + ms })
export const opened = (...events: readonly AuthEvent[]) => run(CLOSED, { kind: 'opened' }, ...events)
export const stepOf = (modal: AuthModal) => (modal.kind === 'open' ? modal.step : modal.kind)
export const textOf = (modal: AuthModal) => (modal.kind === 'open' ? modal.notice?.text : undefined)
export const callOf = (modal: AuthModal) =>
  modal.kind === 'open' && modal.activity.kind === 'calling' ? modal.activity.call : undefined

export const mailSent = { nextInS: 60 }
export const signingUp = () => opened(went('signup-email'), ...filled, submitted)
export const verifying = () =>
  run(
    signingUp(),
    answered({ call: 'sign-up', ok: true, emailConfirmed: false }),
    answered({ call: 'send-verification', ok: true, mailSent }),
  )
