import type { AuthFailure } from '../sign-in/auth-failure'
import { unjudgedText } from '../sign-in/connection-failure'

/** What the server or the address said about a failed confirmation. */
export type ConfirmationProblem = Pick<AuthFailure, 'code' | 'message' | 'nextInS'>

export type ConfirmationFailure =
  /** The link carries no token. */
  | { readonly kind: 'no-token' }
  /** The server knows no such token: often it was used before. */
  | { readonly kind: 'unknown-token' }
  | { readonly kind: 'expired' }
  /** It may be a success whose answer was lost, so the page checks the session. */
  | { readonly kind: 'unsure' }
  /** The server has not looked at the link, so it may still be good. */
  | { readonly kind: 'unjudged'; readonly text: string }
  | { readonly kind: 'other'; readonly message?: string }

export function sortConfirmationProblem(problem: ConfirmationProblem): ConfirmationFailure {
  const { code, message } = problem
  if (code === 'otp_expired' || message?.includes('expired')) return { kind: 'expired' }
  if (code === 'unexpected_failure' || message?.includes('Error confirming user')) return { kind: 'unsure' }
  if (code === 'invalid_token') return { kind: 'unknown-token' }
  const unjudged = unjudgedText(problem)
  if (unjudged !== undefined) return { kind: 'unjudged', text: unjudged }
  return message ? { kind: 'other', message } : { kind: 'other' }
}

export function confirmationFailureText(failure: ConfirmationFailure): string {
  switch (failure.kind) {
    case 'no-token':
      return 'Invalid confirmation link'
    case 'unknown-token':
      return 'Invalid confirmation link. If you already confirmed your email, try signing in.'
    case 'expired':
      return 'This confirmation link has expired. Please sign in and request a new confirmation email.'
    case 'unjudged':
      return failure.text
    case 'unsure':
      return 'Failed to confirm email. Please try again or contact support.'
    case 'other':
      return failure.message || 'Failed to confirm email'
  }
}
