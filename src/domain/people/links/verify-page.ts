import type { UsableLink, VerifyLink } from './verify-link'
import { VERIFY_REDIRECT_MS } from '../../time/intervals'

/** Every final state redirects home by itself. */
export type VerifyPage =
  | { readonly kind: 'checking-session'; readonly link: VerifyLink }
  | { readonly kind: 'verifying'; readonly link: UsableLink }
  | {
      readonly kind: 'done'
      readonly tone: 'success' | 'error'
      readonly text: string
      readonly redirectsTo: string
      readonly atMs: number
    }

export type VerifyEvent =
  | { readonly kind: 'session-checked'; readonly hasSession: boolean; readonly atMs: number }
  | { readonly kind: 'verified'; readonly signedIn: boolean; readonly atMs: number }
  /** `message` is the server's, if there was an answer. */
  | { readonly kind: 'failed'; readonly message?: string | undefined; readonly atMs: number }

export function afterVerifyEvent(page: VerifyPage, event: VerifyEvent): VerifyPage {
  if (page.kind === 'done') return page
  switch (event.kind) {
    case 'session-checked':
      return page.kind === 'checking-session' ? sessionChecked(page.link, event.hasSession, event.atMs) : page
    case 'verified':
      return page.kind === 'verifying' ? verified(event.signedIn, event.atMs) : page
    case 'failed':
      return failed(event.message, event.atMs)
  }
}

function sessionChecked(link: VerifyLink, hasSession: boolean, atMs: number): VerifyPage {
  if (hasSession) return done('success', 'Already logged in!', atMs + VERIFY_REDIRECT_MS.loggedIn)
  if (link.kind !== 'missing-token') return { kind: 'verifying', link }
  return done('error', 'Invalid verification link - missing token', atMs + VERIFY_REDIRECT_MS.failed)
}

function verified(signedIn: boolean, atMs: number): VerifyPage {
  const text = signedIn
    ? 'Email confirmed successfully! Logging you in...'
    : 'Email confirmed! Please sign in.'
  return done('success', text, atMs + VERIFY_REDIRECT_MS.verified)
}

function failed(message: string | undefined, atMs: number): VerifyPage {
  const text = message ? `Verification failed: ${message}` : 'Verification failed. Please try signing in.'
  return done('error', text, atMs + VERIFY_REDIRECT_MS.failed)
}

function done(tone: 'success' | 'error', text: string, atMs: number): VerifyPage {
  return { kind: 'done', tone, text, redirectsTo: '/', atMs }
}
