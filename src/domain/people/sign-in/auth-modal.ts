import { afterAnswer, type AuthAnswer } from './auth-answers'
import { NO_FIELDS, type AuthFields } from './auth-form'
import type { SentCode } from './sent-code'
import { leadsTo, type AuthStep } from './auth-steps'
import { afterResend, afterSubmit } from './auth-submit'

/**
 * The requests that the modal asks for. The component that runs the modal sends them and reports the answers.
 */
export type AuthCall =
  | 'sign-in'
  | 'sign-up'
  | 'send-verification'
  | 'check-verification'
  | 'send-reset'
  | 'send-code'
  | 'sign-in-with-code'

/** A hint disappears by itself. */
export type Notice =
  | { readonly kind: 'error' | 'success'; readonly text: string }
  | { readonly kind: 'hint'; readonly text: string; readonly untilMs: number }

export type Activity =
  | { readonly kind: 'idle' }
  | { readonly kind: 'calling'; readonly call: AuthCall }
  /** The user reads a success message; at `atMs` the modal moves on by itself. */
  | { readonly kind: 'leaving'; readonly to: 'signin' | 'closed'; readonly atMs: number }

export interface OpenAuthModal {
  readonly kind: 'open'
  readonly step: AuthStep
  readonly fields: AuthFields
  readonly activity: Activity
  readonly notice?: Notice
  /** No other mail to the address `mailedTo` can be sent before this time. */
  readonly nextMailAtMs?: number
  readonly mailedTo?: string
  readonly sentCode?: SentCode
}

export type AuthModal = { readonly kind: 'closed' } | OpenAuthModal

export type AuthEvent =
  /** `sentCode`: this tab waited for a code when it was reloaded. */
  | { readonly kind: 'opened'; readonly step?: AuthStep; readonly sentCode?: SentCode }
  | { readonly kind: 'closed' }
  | { readonly kind: 'went'; readonly to: AuthStep }
  | { readonly kind: 'typed'; readonly field: keyof AuthFields; readonly value: string }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'resend-asked' }
  | { readonly kind: 'answered'; readonly answer: AuthAnswer; readonly atMs: number }
  | { readonly kind: 'time-passed'; readonly atMs: number }

export const CLOSED: AuthModal = { kind: 'closed' }

/** Closing resets all fields and returns to welcome. Events that do not belong to a state change nothing. */
export function afterAuthEvent(modal: AuthModal, event: AuthEvent): AuthModal {
  if (event.kind === 'closed') return CLOSED
  if (modal.kind === 'closed') return event.kind === 'opened' ? opened(event) : modal
  if (event.kind === 'time-passed') return afterTime(modal, event.atMs)
  if (event.kind === 'answered') {
    const isAwaited = modal.activity.kind === 'calling' && modal.activity.call === event.answer.call
    return isAwaited ? afterAnswer(modal, event.answer, event.atMs) : modal
  }
  return modal.activity.kind === 'idle' ? afterInput(modal, event) : modal
}

type Input = Exclude<AuthEvent, { kind: 'closed' | 'time-passed' | 'answered' }>

function afterInput(modal: OpenAuthModal, event: Input): AuthModal {
  switch (event.kind) {
    case 'opened':
      return modal
    case 'went':
      return leadsTo(modal.step, event.to) ? at(event.to, modal.fields, modal.sentCode) : modal
    case 'typed':
      return typed(modal, { ...modal.fields, [event.field]: event.value })
    case 'submitted':
      return afterSubmit(modal)
    case 'resend-asked':
      return afterResend(modal)
  }
}

/** What was sent to the address that stood there says nothing of another one. */
function typed(modal: OpenAuthModal, fields: AuthFields): OpenAuthModal {
  return { ...(modal.notice?.kind === 'success' ? withoutNotice(modal) : modal), fields }
}

function afterTime(modal: OpenAuthModal, atMs: number): AuthModal {
  const { activity, notice, nextMailAtMs } = modal
  if (activity.kind === 'leaving' && atMs >= activity.atMs) {
    return activity.to === 'closed' ? CLOSED : at(activity.to, modal.fields, modal.sentCode)
  }
  const isHintOver = notice?.kind === 'hint' && atMs >= notice.untilMs
  const left = isHintOver ? withoutNotice(modal) : modal
  return atMs >= (nextMailAtMs ?? Infinity) ? withoutPace(left) : left
}

function withoutNotice({ notice: _read, ...modal }: OpenAuthModal): OpenAuthModal {
  return modal
}

function withoutPace({ nextMailAtMs: _over, mailedTo: _other, ...modal }: OpenAuthModal): OpenAuthModal {
  return modal
}

/** The next time at which the modal needs a `time-passed` event. */
export function nextMoment({ activity, notice, nextMailAtMs }: OpenAuthModal): number | undefined {
  const moments = [
    activity.kind === 'leaving' ? activity.atMs : Infinity,
    notice?.kind === 'hint' ? notice.untilMs : Infinity,
    nextMailAtMs ?? Infinity,
  ]
  const next = Math.min(...moments)
  return next === Infinity ? undefined : next
}

function opened({ step = 'welcome', sentCode }: Extract<AuthEvent, { kind: 'opened' }>): OpenAuthModal {
  return at(step, { ...NO_FIELDS, ...(sentCode && { email: sentCode.email }) }, sentCode)
}

function at(step: AuthStep, fields: AuthFields, sentCode?: SentCode): OpenAuthModal {
  const modal: OpenAuthModal = { kind: 'open', step, fields, activity: { kind: 'idle' } }
  if (!sentCode) return modal
  const { nextMailAtMs, email: mailedTo } = sentCode
  return { ...modal, sentCode, ...(step === 'code' && { nextMailAtMs, mailedTo }) }
}
