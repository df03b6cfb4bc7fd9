import { redirectTarget } from './redirect-target'

/** The page that a sign-in elsewhere comes back to. */
export type AuthCallback =
  | Loading
  | { readonly kind: 'success'; readonly redirectsTo: string }
  /** `retries` with the code of then: nobody has heard of it yet. */
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

/** `from` is the page that was left; what the address itself asks for comes first. */
export type CallbackEvent =
  | { readonly kind: 'exchanged'; readonly from?: string }
  /** With the server's words, where it says how to go on. */
  | { readonly kind: 'exchange-failed'; readonly text?: string; readonly canRetry?: true }
  | { readonly kind: 'retried' }
  /** Nobody here had asked for it. */
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
