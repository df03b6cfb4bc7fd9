import { redirectTarget } from './redirect-target'

/** The page that a sign-in elsewhere comes back to. */
export type AuthCallback =
  | { readonly kind: 'loading'; readonly code: string; readonly redirectsTo: string }
  | { readonly kind: 'success'; readonly redirectsTo: string }
  | { readonly kind: 'error'; readonly text: string }

/** The query of the address. */
export interface CallbackLink {
  readonly code?: string
  readonly error?: string
  readonly redirect?: string
}

export type CallbackEvent = { readonly kind: 'exchanged' } | { readonly kind: 'exchange-failed' }

export function openCallback({ code, error, redirect }: CallbackLink): AuthCallback {
  if (error) return { kind: 'error', text: 'Authentication failed' }
  if (!code) return { kind: 'error', text: 'Invalid authentication callback. Please try signing in again.' }
  return { kind: 'loading', code, redirectsTo: redirectTarget(redirect) }
}

export function afterCallbackEvent(page: AuthCallback, event: CallbackEvent): AuthCallback {
  if (page.kind !== 'loading') return page
  return event.kind === 'exchanged'
    ? { kind: 'success', redirectsTo: page.redirectsTo }
    : { kind: 'error', text: 'Authentication failed. Please try again.' }
}
