import type { CommonPasswords } from '../passwords/common-password'
import { canSendReset, canSignIn, canSignUp, signUpFault } from './auth-form'
import type { AuthCall, OpenAuthModal } from './auth-modal'

/** A press of the step's main button, or Enter. */
export function afterSubmit(modal: OpenAuthModal, common: CommonPasswords): OpenAuthModal {
  switch (modal.step) {
    case 'welcome':
      return modal
    case 'signin':
      return canSignIn(modal.fields) ? calling(modal, 'sign-in') : modal
    case 'signup-email':
      return canSignUp(modal.fields) ? signUp(modal, common) : modal
    case 'verify-email':
      return calling(modal, 'check-verification')
    case 'forgot-password':
      return canSendReset(modal.fields) ? calling(modal, 'send-reset') : modal
  }
}

export function afterResend(modal: OpenAuthModal): OpenAuthModal {
  return modal.step === 'verify-email' ? calling(modal, 'send-verification') : modal
}

function signUp(modal: OpenAuthModal, common: CommonPasswords): OpenAuthModal {
  const fault = signUpFault(modal.fields, common)
  return fault ? { ...modal, notice: { kind: 'error', text: fault } } : calling(modal, 'sign-up')
}

/** The words of an earlier try go. */
export function calling({ notice: _old, ...modal }: OpenAuthModal, call: AuthCall): OpenAuthModal {
  return { ...modal, activity: { kind: 'calling', call } }
}
