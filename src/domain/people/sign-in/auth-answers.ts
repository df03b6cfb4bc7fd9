import type { AuthFailure } from './auth-failure'
import type { AuthCall, Notice, OpenAuthModal } from './auth-modal'
import { calling } from './auth-submit'
import { forgotPasswordFailureText } from './forgot-password-failure'
import { signInFailureText } from './sign-in-failure'
import { signUpFailureText } from './sign-up-failure'
import { verificationFailureText } from './verification-failure'
import {
  AUTH_HINT_MS,
  EMAIL_VERIFIED_CLOSES_AFTER_MS,
  SIGN_IN_CLOSES_AFTER_MS,
  SIGN_UP_REDIRECT_MS,
} from '../../time/intervals'

export type AuthAnswer =
  | { readonly call: 'sign-up'; readonly ok: true; readonly emailConfirmed: boolean }
  /** The new user is signed in already: nothing is left to do. */
  | { readonly call: 'sign-up'; readonly ok: true; readonly signedIn: true }
  | { readonly call: 'check-verification'; readonly ok: true; readonly verified: boolean }
  | { readonly call: 'sign-in' | 'send-verification' | 'send-reset'; readonly ok: true }
  | { readonly call: AuthCall; readonly ok: false; readonly failure: AuthFailure }

export function afterAnswer(modal: OpenAuthModal, answer: AuthAnswer, atMs: number): OpenAuthModal {
  if (!answer.ok) return afterFailure(modal, answer.call, answer.failure, atMs)
  switch (answer.call) {
    case 'sign-in':
      return leaving(modal, 'Welcome back!', 'closed', atMs + SIGN_IN_CLOSES_AFTER_MS)
    case 'sign-up':
      if ('signedIn' in answer) return leaving(modal, JOINED, 'closed', atMs + SIGN_UP_REDIRECT_MS)
      return answer.emailConfirmed ? signedUp(modal, atMs) : calling(modal, 'send-verification')
    case 'send-verification':
      return verificationSent(modal, atMs)
    case 'check-verification':
      return answer.verified
        ? leaving(modal, 'Email verified! 🎉', 'closed', atMs + EMAIL_VERIFIED_CLOSES_AFTER_MS)
        : noted(modal, { kind: 'error', text: verificationFailureText('not-verified') })
    case 'send-reset':
      return noted(modal, { kind: 'success', text: RESET_SENT })
  }
}

function afterFailure(
  modal: OpenAuthModal,
  call: AuthCall,
  failure: AuthFailure,
  atMs: number,
): OpenAuthModal {
  switch (call) {
    case 'sign-in':
      return noted(modal, { kind: 'error', text: signInFailureText(failure) })
    case 'sign-up':
      return noted(modal, { kind: 'error', text: signUpFailureText(failure) })
    case 'check-verification':
      return noted(modal, { kind: 'error', text: verificationFailureText('check-failed') })
    case 'send-reset':
      return noted(modal, { kind: 'error', text: forgotPasswordFailureText(failure) })
    case 'send-verification':
      return modal.step === 'signup-email'
        ? signedUp(modal, atMs)
        : noted(modal, { kind: 'error', text: verificationFailureText('resend-failed') })
  }
}

/** After a sign-up it leads to the step that waits for the click; there it is one more email. */
function verificationSent(modal: OpenAuthModal, atMs: number): OpenAuthModal {
  const notice: Notice = {
    kind: 'hint',
    text: 'Email sent. Check your inbox! 📧',
    untilMs: atMs + AUTH_HINT_MS,
  }
  return noted({ ...modal, step: 'verify-email' }, notice)
}

/** It was not signed in by itself: the address may have had an account before, which the server never tells. */
function signedUp(modal: OpenAuthModal, atMs: number): OpenAuthModal {
  return leaving(
    modal,
    'Almost there! Sign in, with the password of then if you were here before. 🤝',
    'signin',
    atMs + SIGN_UP_REDIRECT_MS,
  )
}

function leaving(modal: OpenAuthModal, text: string, to: 'signin' | 'closed', atMs: number): OpenAuthModal {
  return { ...modal, notice: { kind: 'success', text }, activity: { kind: 'leaving', to, atMs } }
}

function noted(modal: OpenAuthModal, notice: Notice): OpenAuthModal {
  return { ...modal, notice, activity: { kind: 'idle' } }
}

const JOINED = 'Your account is ready. Welcome to the team! 🎉'

/** Says the same whether or not there is such an account. */
const RESET_SENT = 'If there is an account with this email, a reset link is on its way.'
