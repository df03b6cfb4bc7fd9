import type { UsableLink, VerifyLink } from './verify-link'
import { VERIFY_REDIRECT_MS } from '../../time/intervals'

/** Every final state redirects home by itself; a link that the server has not looked at yet waits for another try. */
export type VerifyPage =
  | { readonly kind: 'checking-session'; readonly link: VerifyLink }
  | { readonly kind: 'verifying'; readonly link: UsableLink }
  | { readonly kind: 'unjudged'; readonly link: UsableLink; readonly text: string }
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
  /** The server has not looked at the link, so the same one may be sent again. */
  | { readonly kind: 'unjudged'; readonly text: string }
  | { readonly kind: 'retried' }

export function afterVerifyEvent(page: VerifyPage, event: VerifyEvent): VerifyPage {
  if (page.kind === 'done') return page
  switch (event.kind) {
    case 'session-checked':
      return page.kind === 'checking-session' ? sessionChecked(page.link, event.hasSession, event.atMs) : page
    case 'verified':
      return page.kind === 'verifying' ? verified(event.signedIn, event.atMs) : page
    case 'failed':
      return done('error', failureText(event.message), event.atMs + VERIFY_REDIRECT_MS.failed)
    case 'unjudged':
      return page.kind === 'verifying'
        ? { kind: 'unjudged', link: page.link, text: failureText(event.text) }
        : page
    case 'retried':
      return page.kind === 'unjudged' ? { kind: 'verifying', link: page.link } : page
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

function failureText(message: string | undefined): string {
  return message ? `Verification failed: ${message}` : 'Verification failed. Please try signing in.'
}

function done(tone: 'success' | 'error', text: string, atMs: number): VerifyPage {
  return { kind: 'done', tone, text, redirectsTo: '/', atMs }
}
