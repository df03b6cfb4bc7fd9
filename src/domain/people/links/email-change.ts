import { RESET_REDIRECT_MS } from '../../time/intervals'
import { tooManyTriesText, type TooManyTries } from '../budgets/guess-limits'
import { signInFailureText } from '../sign-in/sign-in-failure'
import { confirmationFailureText } from './confirmation-failure'

/**
 * The page behind a link that gives the account another address. It asks for the password, as access to the inbox alone
 * proves too little.
 */
export type EmailChange =
  | { readonly kind: 'checking' }
  | { readonly kind: 'dead'; readonly title?: string; readonly text: string }
  | { readonly kind: 'valid'; readonly error?: string }
  | { readonly kind: 'saving'; readonly password: string }
  | { readonly kind: 'done'; readonly text: string; readonly redirectsTo: string; readonly atMs: number }

/** Why a change was not made, as far as it matters to the user. */
export type ChangeRefusal =
  | 'wrong-password'
  | 'expired'
  | 'dead'
  | 'taken'
  | 'too-many'
  | TooManyTries
  | 'unreachable'
  | 'failed'

export type EmailChangeEvent =
  /** `state` is undefined when the server could not be asked. It then reports an error when the form is sent. */
  | { readonly kind: 'link-checked'; readonly state: 'good' | 'expired' | 'dead' | undefined }
  | { readonly kind: 'submitted'; readonly password: string }
  | { readonly kind: 'changed'; readonly signedIn: boolean; readonly atMs: number }
  | { readonly kind: 'refused'; readonly why: ChangeRefusal }

/** Events that do not belong to a state change nothing. */
export function afterEmailChangeEvent(page: EmailChange, event: EmailChangeEvent): EmailChange {
  switch (event.kind) {
    case 'link-checked':
      return page.kind === 'checking' ? checked(event.state) : page
    case 'submitted':
      return page.kind === 'valid' && event.password !== ''
        ? { kind: 'saving', password: event.password }
        : page
    case 'changed':
      return page.kind === 'saving' ? done(event.signedIn, event.atMs) : page
    case 'refused':
      return page.kind === 'saving' ? refused(event.why) : page
  }
}

function checked(state: 'good' | 'expired' | 'dead' | undefined): EmailChange {
  return state === 'expired' || state === 'dead' ? refused(state) : { kind: 'valid' }
}

function refused(why: ChangeRefusal): EmailChange {
  if (typeof why === 'object') return { kind: 'valid', error: tooManyTriesText(why.nextTryInS) }
  switch (why) {
    case 'expired':
      return { kind: 'dead', title: 'Link expired', text: EXPIRED }
    case 'dead':
      return { kind: 'dead', text: DEAD }
    case 'taken':
      return { kind: 'dead', text: 'This address has an account of its own by now.' }
    case 'wrong-password':
      return { kind: 'valid', error: signInFailureText({ code: 'auth/wrong-password' }) }
    case 'too-many':
      return { kind: 'valid', error: signInFailureText({ code: 'auth/too-many-requests' }) }
    case 'unreachable':
      return { kind: 'valid', error: signInFailureText({ code: 'auth/network-request-failed' }) }
    case 'failed':
      return { kind: 'valid', error: confirmationFailureText({ kind: 'unsure' }) }
  }
}

function done(isSignedIn: boolean, atMs: number): EmailChange {
  const next = isSignedIn ? 'All other devices are signed out.' : 'Sign in with it from now on.'
  return {
    kind: 'done',
    text: `Your email is changed. ${next}`,
    redirectsTo: '/',
    atMs: atMs + RESET_REDIRECT_MS,
  }
}

const EXPIRED = 'This link has expired. Your address is as it was: ask for a new link in the settings.'
const DEAD = 'This link was used before, or a newer one replaced it.'
