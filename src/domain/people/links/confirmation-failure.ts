import { connectionFailureText } from '../sign-in/connection-failure'

/** What the server or the address said about a failed confirmation. */
export interface ConfirmationProblem {
  readonly code?: string
  readonly message?: string
}

export type ConfirmationFailure =
  /** The link carries no token. */
  | { readonly kind: 'no-token' }
  /** The server knows no such token: often it was used before. */
  | { readonly kind: 'unknown-token' }
  | { readonly kind: 'expired' }
  /** It may be a success whose answer was lost, so the page checks the session. */
  | { readonly kind: 'unsure' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'other'; readonly message?: string }

export function sortConfirmationProblem({ code, message }: ConfirmationProblem): ConfirmationFailure {
  if (code === 'otp_expired' || message?.includes('expired')) return { kind: 'expired' }
  if (code === 'unexpected_failure' || message?.includes('Error confirming user')) return { kind: 'unsure' }
  if (code === 'invalid_token') return { kind: 'unknown-token' }
  if (code === 'network') return { kind: 'unreachable' }
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
    case 'unreachable':
      return connectionFailureText('auth/network-request-failed')!
    case 'unsure':
      return 'Failed to confirm email. Please try again or contact support.'
    case 'other':
      return failure.message || 'Failed to confirm email'
  }
}
