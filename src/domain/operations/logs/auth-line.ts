import type { LoggedLine } from './server-line'

/** Events of sign-in and accounts. Operators search for them when somebody asks who used an account. */
export type AuthEvent =
  | { readonly kind: 'signed-in'; readonly by: 'password' | 'otp' | 'oauth2' }
  | { readonly kind: 'refused'; readonly by: 'password' | 'otp' | 'oauth2' }
  | { readonly kind: 'crowd' | 'too-many-tries' | 'new-account' | 'new-address' | 'new-password' }
  | { readonly kind: 'signed-out' | 'deleted' | 'new-key' | 'revoked-key' }
  | { readonly kind: 'mismatch'; readonly signedIn: string; readonly claimed: string }
  | { readonly kind: 'sessions-ended'; readonly operator: string }
  | { readonly kind: 'new-tier'; readonly from: string; readonly to: string }

const WAYS = { password: 'a password', otp: 'a mailed code', oauth2: 'a provider' } as const

/** The words with which the line of a mismatch begins; the ids that follow are what the device claims. */
export const ID_MISMATCH = 'User id mismatch'

const WORTH_A_WARNING: readonly AuthEvent['kind'][] = ['crowd', 'too-many-tries', 'mismatch']
const AT_THE_DOOR: readonly AuthEvent['kind'][] = ['signed-in', 'refused', 'signed-out', 'new-account']

/** Kinds of events by how often they come: strangers cause any number at the door, and few of the others. */
export type AuthCrowd = 'door' | 'warnings' | 'changes'

export function crowdOf({ kind }: AuthEvent): AuthCrowd {
  if (WORTH_A_WARNING.includes(kind)) return 'warnings'
  return AT_THE_DOOR.includes(kind) ? 'door' : 'changes'
}

/**
 * A line never holds an address or a secret: the account's id has its own column. One wrong password is a slip and no
 * reason for a warning; so many tries that the server stops answering them are.
 */
export function authLine(event: AuthEvent): LoggedLine {
  return {
    level: WORTH_A_WARNING.includes(event.kind) ? 'warn' : 'info',
    category: 'AUTH',
    message: textOf(event),
  }
}

function textOf(event: AuthEvent): string {
  switch (event.kind) {
    case 'signed-in':
      return `Signed in with ${WAYS[event.by]}`
    case 'refused':
      return `A sign-in with ${WAYS[event.by]} was refused`
    case 'too-many-tries':
      return 'Passwords were tried too often; more are refused for a while'
    case 'crowd':
      return 'More passwords came than are judged at a time; those beyond were refused'
    case 'new-account':
      return 'An account was made'
    case 'new-address':
      return 'The address was changed'
    case 'new-password':
      return 'The password was changed'
    case 'signed-out':
      return 'Signed out'
    case 'mismatch':
      return `${ID_MISMATCH}: ${event.signedIn} reported activity of ${event.claimed}`
    case 'sessions-ended':
      return `All sessions were ended by the operator ${event.operator}`
    case 'deleted':
      return 'The account was deleted'
    case 'new-key':
      return 'A key for programs was made'
    case 'revoked-key':
      return 'A key for programs was revoked'
    case 'new-tier':
      return `The tier changed from ${event.from} to ${event.to}`
  }
}
