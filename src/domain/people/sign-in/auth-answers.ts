import { tooManyTriesText } from '../budgets/guess-limits'
import type { AuthFailure } from './auth-failure'
import type { AuthCall, Notice, OpenAuthModal } from './auth-modal'
import { calling } from './auth-submit'
import { codeFailureText } from './code-failure'
import { connectionFailureText } from './connection-failure'
import { forgotPasswordFailureText } from './forgot-password-failure'
import { mailFailureText } from './mail-failure'
import { signInFailureText } from './sign-in-failure'
import { signUpFailureText } from './sign-up-failure'
import { verificationFailureText } from './verification-failure'
import {
  AUTH_HINT_MS,
  EMAIL_VERIFIED_CLOSES_AFTER_MS,
  SIGN_IN_CLOSES_AFTER_MS,
  SECOND_MS,
  SIGN_UP_REDIRECT_MS,
} from '../../time/intervals'

export type AuthAnswer =
  | { readonly call: 'sign-up'; readonly ok: true; readonly emailConfirmed: boolean }
  /** The server has sent the mail already, and accepts no sign-in before its link was opened. */
  | { readonly call: 'sign-up'; readonly ok: true; readonly mailSent: MailPace }
  /** The same, but mail does not go out now: the link comes by itself when it does. */
  | { readonly call: 'sign-up'; readonly ok: true; readonly mailLate: MailPace }
  /** The new user is signed in already: nothing is left to do. */
  | { readonly call: 'sign-up'; readonly ok: true; readonly signedIn: true }
  | { readonly call: 'check-verification'; readonly ok: true; readonly verified: boolean }
  | { readonly call: 'sign-in' | 'sign-in-with-code'; readonly ok: true }
  /** The page sends `codeId` along with the digits when they are entered. */
  | { readonly call: 'send-code'; readonly ok: true; readonly mailSent: MailPace; readonly codeId: string }
  | { readonly call: 'send-verification' | 'send-reset'; readonly ok: true; readonly mailSent: MailPace }
  | { readonly call: AuthCall; readonly ok: false; readonly failure: AuthFailure }

/** Seconds until the next mail to the same address: about a minute lies between two. */
export interface MailPace {
  readonly nextInS: number
}

export function afterAnswer(modal: OpenAuthModal, answer: AuthAnswer, atMs: number): OpenAuthModal {
  if (!answer.ok) return afterFailure(modal, answer.call, answer.failure, atMs)
  switch (answer.call) {
    case 'sign-in':
    case 'sign-in-with-code':
      return leaving(modal, 'Welcome back!', 'closed', atMs + SIGN_IN_CLOSES_AFTER_MS)
    case 'sign-up':
      if ('signedIn' in answer) return leaving(modal, JOINED, 'closed', atMs + SIGN_UP_REDIRECT_MS)
      if ('mailSent' in answer) return verificationSent(modal, answer.mailSent, atMs)
      if ('mailLate' in answer) return awaitingLink(modal, MAIL_IS_LATE, answer.mailLate, atMs)
      return answer.emailConfirmed ? signedUp(modal, atMs) : calling(modal, 'send-verification')
    case 'send-verification':
      return verificationSent(modal, answer.mailSent, atMs)
    case 'check-verification':
      return answer.verified
        ? leaving(modal, 'Email verified! 🎉', 'closed', atMs + EMAIL_VERIFIED_CLOSES_AFTER_MS)
        : withNotice(modal, { kind: 'error', text: verificationFailureText('not-verified') })
    case 'send-reset':
      return withNextMailTime(withNotice(modal, { kind: 'success', text: RESET_SENT }), answer.mailSent, atMs)
    case 'send-code':
      return codeSent(modal, answer.codeId, answer.mailSent, atMs)
  }
}

function afterFailure(
  modal: OpenAuthModal,
  call: AuthCall,
  failure: AuthFailure,
  atMs: number,
): OpenAuthModal {
  if (call === 'send-verification' && modal.step === 'signup-email') return signedUp(modal, atMs)
  const refused = withNotice(modal, { kind: 'error', text: failureText(call, failure) })
  return SENDS_MAIL.includes(call) ? withNextMailTime(refused, failure, atMs) : refused
}

const SENDS_MAIL: readonly AuthCall[] = ['send-verification', 'send-reset', 'send-code']

function failureText(call: AuthCall, failure: AuthFailure): string {
  switch (call) {
    case 'sign-in':
      return signInFailureText(failure)
    case 'sign-in-with-code':
      return codeFailureText(failure)
    case 'send-code':
      return mailFailureText(failure)
    case 'sign-up':
      return signUpFailureText(failure)
    case 'send-reset':
      return forgotPasswordFailureText(failure)
    case 'check-verification':
      return checkFailureText(failure)
    case 'send-verification':
      return connectionFailureText(failure.code) ?? verificationFailureText('resend-failed')
  }
}

/** A check signs in, so the server counts one that comes before the link was opened as a wrong password. */
function checkFailureText({ code, nextInS }: AuthFailure): string {
  if (code === 'auth/too-many-requests') return tooManyTriesText(nextInS)
  return connectionFailureText(code) ?? verificationFailureText('check-failed')
}

/** The first mail after a sign-up leads to the step that waits for the link; later mails stay in that step. */
function verificationSent(modal: OpenAuthModal, pace: MailPace, atMs: number): OpenAuthModal {
  return awaitingLink(modal, sentHint(atMs), pace, atMs)
}

function awaitingLink(modal: OpenAuthModal, notice: Notice, pace: MailPace, atMs: number): OpenAuthModal {
  return withNextMailTime(withNotice({ ...modal, step: 'verify-email' }, notice), pace, atMs)
}

/** Only the newest code is valid, so digits that were typed of an older one are removed. */
function codeSent(modal: OpenAuthModal, id: string, pace: MailPace, atMs: number): OpenAuthModal {
  const email = modal.fields.email.trim()
  const sentCode = { id, email, nextMailAtMs: atMs + pace.nextInS * SECOND_MS }
  const fields = { ...modal.fields, code: '' }
  return withNextMailTime(withNotice({ ...modal, fields, sentCode }, sentHint(atMs)), pace, atMs)
}

function sentHint(atMs: number): Notice {
  return { kind: 'hint', text: 'Email sent. Check your inbox! 📧', untilMs: atMs + AUTH_HINT_MS }
}

/** Notes from when on another mail can be requested, if the server said so. */
function withNextMailTime(modal: OpenAuthModal, { nextInS }: Partial<MailPace>, atMs: number): OpenAuthModal {
  if (nextInS === undefined) return modal
  return { ...modal, nextMailAtMs: atMs + nextInS * SECOND_MS, mailedTo: modal.fields.email.trim() }
}

/** The new user is not signed in: the address may have had an account before, and the server never reveals that. */
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

function withNotice(modal: OpenAuthModal, notice: Notice): OpenAuthModal {
  return { ...modal, notice, activity: { kind: 'idle' } }
}

/** This stays, as a hint would not: nothing else says why the inbox is still empty. */
const MAIL_IS_LATE: Notice = {
  kind: 'success',
  text: 'Mail is slow right now; your link comes as soon as it goes out.',
}

const JOINED = 'Your account is ready. Welcome to the team! 🎉'

/** Says the same whether or not there is such an account. */
const RESET_SENT = 'If there is an account with this email, a reset link is on its way.'
