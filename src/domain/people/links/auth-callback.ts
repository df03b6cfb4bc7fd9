import { redirectTarget } from './redirect-target'

/** The page to which a sign-in at a provider returns. */
export type AuthCallback =
  | Loading
  | { readonly kind: 'success'; readonly redirectsTo: string }
  /** `retries` keeps the code for another try, as the server has not looked at it yet. */
  | { readonly kind: 'error'; readonly text: string; readonly retries?: Loading }

interface Loading {
  readonly kind: 'loading'
  readonly code: string
  readonly redirectsTo: string
}

/** The query of the address. */
export interface CallbackLink {
  readonly code?: string
  readonly error?: string
  readonly redirect?: string
}

/** `from` is the page where the sign-in began; a target in the address itself takes precedence. */
export type CallbackEvent =
  | { readonly kind: 'exchanged'; readonly from?: string }
  /** `text` is the server's message, when it says how to go on. */
  | { readonly kind: 'exchange-failed'; readonly text?: string; readonly canRetry?: true }
  | { readonly kind: 'retried' }
  /** This tab had not asked for the sign-in. */
  | { readonly kind: 'foreign' }

export function openCallback({ code, error, redirect }: CallbackLink): AuthCallback {
  if (error) return { kind: 'error', text: 'Authentication failed' }
  if (!code) return { kind: 'error', text: INVALID }
  return { kind: 'loading', code, redirectsTo: redirectTarget(redirect) }
}

export function afterCallbackEvent(page: AuthCallback, event: CallbackEvent): AuthCallback {
  if (event.kind === 'retried') return (page.kind === 'error' && page.retries) || page
  if (page.kind !== 'loading') return page
  switch (event.kind) {
    case 'exchanged':
      return {
        kind: 'success',
        redirectsTo: page.redirectsTo === '/' ? redirectTarget(event.from) : page.redirectsTo,
      }
    case 'exchange-failed':
      return {
        kind: 'error',
        text: event.text ?? 'Authentication failed. Please try again.',
        ...(event.canRetry && { retries: page }),
      }
    case 'foreign':
      return { kind: 'error', text: INVALID }
  }
}

const INVALID = 'Invalid authentication callback. Please try signing in again.'
