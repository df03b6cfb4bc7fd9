import { canSendReset, canSignIn, canSignUp, isWholeCode, signUpFault } from './auth-form'
import type { AuthCall, OpenAuthModal } from './auth-modal'
import { awaitedCode } from './sent-code'

/** Whether the step's main button can be pressed: not while loading, nor while something it needs is empty. */
export function canSubmit(modal: OpenAuthModal): boolean {
  const { step, fields, activity } = modal
  if (activity.kind !== 'idle') return false
  switch (step) {
    case 'welcome':
      return false
    case 'signin':
      return canSignIn(fields)
    case 'signup-email':
      return canSignUp(fields)
    case 'verify-email':
      return true
    case 'forgot-password':
      return canSendReset(fields) && canSendMail(modal)
    case 'code':
      return awaitedCode(modal) ? isWholeCode(fields) : fields.email.trim() !== '' && canSendMail(modal)
  }
}

/** Whether another mail can be requested now. */
export function canSendMail(modal: OpenAuthModal): boolean {
  return modal.activity.kind === 'idle' && nextMailMs(modal) === undefined
}

/** When the next mail to the typed address can go; undefined: now. The server paces the mails to each address. */
export function nextMailMs({ fields, nextMailAtMs, mailedTo }: OpenAuthModal): number | undefined {
  const isOther = mailedTo !== undefined && mailedTo !== fields.email.trim()
  return isOther ? undefined : nextMailAtMs
}

/** A press of the step's main button, or Enter. */
export function afterSubmit(modal: OpenAuthModal): OpenAuthModal {
  if (!canSubmit(modal)) return modal
  switch (modal.step) {
    case 'welcome':
      return modal
    case 'signin':
      return calling(modal, 'sign-in')
    case 'signup-email':
      return signUp(modal)
    case 'verify-email':
      return calling(modal, 'check-verification')
    case 'forgot-password':
      return calling(modal, 'send-reset')
    case 'code':
      return calling(modal, awaitedCode(modal) ? 'sign-in-with-code' : 'send-code')
  }
}

export function afterResend(modal: OpenAuthModal): OpenAuthModal {
  if (!canSendMail(modal)) return modal
  if (modal.step === 'verify-email') return calling(modal, 'send-verification')
  return modal.step === 'code' && awaitedCode(modal) ? calling(modal, 'send-code') : modal
}

function signUp(modal: OpenAuthModal): OpenAuthModal {
  const fault = signUpFault(modal.fields)
  return fault ? { ...modal, notice: { kind: 'error', text: fault } } : calling(modal, 'sign-up')
}

/** The notice of an earlier try is removed. */
export function calling({ notice: _old, ...modal }: OpenAuthModal, call: AuthCall): OpenAuthModal {
  return { ...modal, activity: { kind: 'calling', call } }
}
