import { weakPasswordText } from '../passwords/common-password'
import { resetPasswordFault, setPasswordFault, type NewPassword } from '../passwords/new-password'
import { signInFailureText } from '../sign-in/sign-in-failure'
import { RESET_REDIRECT_MS } from '../../time/intervals'

/** The page behind a recovery link. */
export type PasswordReset =
  | { readonly kind: 'checking' }
  /** `wasTried`: the link was valid when the page checked it, and was used in the meantime. */
  | { readonly kind: 'invalid'; readonly text: string; readonly button: string; readonly wasTried?: true }
  | { readonly kind: 'valid'; readonly error?: string }
  | { readonly kind: 'saving'; readonly password: string }
  /** The user is signed out; the form stays for another try. */
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'done'; readonly text: string; readonly redirectsTo: string; readonly atMs: number }

export type PasswordResetEvent =
  | { readonly kind: 'link-checked'; readonly valid: boolean }
  /** `isFirst`: the user was invited, and the first password has stricter rules. */
  | { readonly kind: 'submitted'; readonly entry: NewPassword; readonly isFirst?: boolean }
  /** `isFirst`: the text must not say "Welcome back". */
  | { readonly kind: 'saved'; readonly atMs: number; readonly isFirst?: boolean }
  | { readonly kind: 'save-failed'; readonly why: ResetRefusal }

/** Why a password was not set, as far as it matters to the user. */
export type ResetRefusal = 'weak' | 'dead' | 'too-many' | 'unreachable' | 'failed'

/** Events that do not belong to a state change nothing. */
export function afterResetEvent(page: PasswordReset, event: PasswordResetEvent): PasswordReset {
  switch (event.kind) {
    case 'link-checked':
      return page.kind === 'checking' ? checked(event.valid) : page
    case 'submitted':
      return page.kind === 'valid' || page.kind === 'failed'
        ? submitted(event.entry, event.isFirst === true)
        : page
    case 'saved':
      return page.kind === 'saving' ? done(event.atMs, event.isFirst === true) : page
    case 'save-failed':
      return page.kind === 'saving' ? notSaved(event.why) : page
  }
}

export function signsOut(page: PasswordReset): boolean {
  return page.kind === 'failed' || (page.kind === 'invalid' && page.wasTried === true)
}

function checked(valid: boolean): PasswordReset {
  return valid ? { kind: 'valid' } : INVALID
}

function submitted(entry: NewPassword, isFirst: boolean): PasswordReset {
  const error = isFirst ? setPasswordFault(entry) : resetPasswordFault(entry)
  return error ? { kind: 'valid', error } : { kind: 'saving', password: entry.password }
}

/**
 * After a weak password, or when the server did not judge it, the link is still valid. These refusals do not sign the
 * user out either.
 */
function notSaved(why: ResetRefusal): PasswordReset {
  switch (why) {
    case 'weak':
      return { kind: 'valid', error: weakPasswordText() }
    case 'dead':
      return { ...INVALID, wasTried: true }
    case 'too-many':
      return { kind: 'valid', error: signInFailureText({ code: 'auth/too-many-requests' }) }
    case 'unreachable':
      return { kind: 'valid', error: signInFailureText({ code: 'auth/network-request-failed' }) }
    case 'failed':
      return { kind: 'failed', error: FAILED }
  }
}

/** The text for a link that is too old, was used, or was never valid. */
export function deadResetLinkText(): string {
  return 'Invalid or expired reset link. Please request a new password reset.'
}

function done(atMs: number, isFirst: boolean): PasswordReset {
  return {
    kind: 'done',
    text: isFirst
      ? 'Welcome! Your password is set: sign in with it.'
      : 'Welcome back! Your new password is set.',
    redirectsTo: '/',
    atMs: atMs + RESET_REDIRECT_MS,
  }
}

const INVALID = { kind: 'invalid', text: deadResetLinkText(), button: 'Return to Home' } as const
const FAILED = 'Failed to reset password. Please try again.'
