import {
  confirmationFailureText,
  sortConfirmationProblem,
  type ConfirmationFailure,
  type ConfirmationProblem,
} from './confirmation-failure'
import type { LookedAt } from '../users/account'
import { RESET_REDIRECT_MS } from '../../time/intervals'

/** The page behind a confirmation link. While it is loading, `call` is the request that it waits for. */
export type EmailConfirmation =
  | { readonly kind: 'loading'; readonly call: 'confirm' | 'check-session' }
  | { readonly kind: 'success'; readonly redirectsTo: string; readonly atMs: number }
  | { readonly kind: 'expired'; readonly title: string; readonly text: string }
  /** `canRetry`: the server has not looked at the link, so it may still be valid. */
  | { readonly kind: 'error'; readonly text: string; readonly canRetry?: true }

export interface ConfirmationLink {
  readonly token?: string
  /** The problem that the address itself reports. */
  readonly problem?: ConfirmationProblem
}

export type ConfirmationEvent =
  | { readonly kind: 'retried' }
  | { readonly kind: 'confirmed'; readonly atMs: number }
  | { readonly kind: 'failed'; readonly problem: ConfirmationProblem }
  | {
      readonly kind: 'session-checked'
      readonly session: LookedAt
      /** The address of the link, if its token can be read. */
      readonly address: string | undefined
      readonly atMs: number
    }

/** Only the code in the address is used, because anybody could have written its message. */
export function openConfirmation({ token, problem }: ConfirmationLink): EmailConfirmation {
  if (problem) {
    const failure = sortConfirmationProblem(problem)
    return failed(failure.kind === 'other' ? { kind: 'other' } : failure)
  }
  return token ? { kind: 'loading', call: 'confirm' } : failed({ kind: 'no-token' })
}

export function afterConfirmationEvent(page: EmailConfirmation, event: ConfirmationEvent): EmailConfirmation {
  if (event.kind === 'retried')
    return page.kind === 'error' && page.canRetry ? { kind: 'loading', call: 'confirm' } : page
  if (page.kind !== 'loading') return page
  switch (event.kind) {
    case 'confirmed':
      return page.call === 'confirm' ? succeeded(event.atMs) : page
    case 'failed':
      return page.call === 'confirm' ? failed(sortConfirmationProblem(event.problem)) : stillUnsure()
    case 'session-checked':
      if (page.call !== 'check-session') return page
      return isProven(event.session, event.address) ? succeeded(event.atMs) : stillUnsure()
  }
}

/** Somebody else may be signed in on this device, which says nothing about the link. */
function isProven({ hasSession, emailConfirmed, email }: LookedAt, address: string | undefined): boolean {
  return (hasSession || emailConfirmed) && (address === undefined || email === address)
}

function failed(failure: ConfirmationFailure): EmailConfirmation {
  if (failure.kind === 'unsure') return { kind: 'loading', call: 'check-session' }
  const text = confirmationFailureText(failure)
  return failure.kind === 'expired'
    ? { kind: 'expired', title: 'Link expired', text }
    : { kind: 'error', text, ...(failure.kind === 'unjudged' && { canRetry: true }) }
}

function stillUnsure(): EmailConfirmation {
  return { kind: 'error', text: confirmationFailureText({ kind: 'unsure' }) }
}

function succeeded(atMs: number): EmailConfirmation {
  return { kind: 'success', redirectsTo: '/', atMs: atMs + RESET_REDIRECT_MS }
}
