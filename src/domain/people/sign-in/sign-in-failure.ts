import { tooManyTriesText } from '../budgets/guess-limits'
import type { AuthFailure } from './auth-failure'
import { CONNECTION_FAILURES } from './connection-failure'

const MIGRATED = 'auth/invalid-credentials-migrated'

const TEXTS: ReadonlyMap<string | undefined, string> = new Map([
  ['auth/user-not-found', 'No account found with this email. Please sign up first.'],
  ['auth/wrong-password', 'Incorrect password. Please try again.'],
  ['auth/invalid-credential', 'Invalid email or password. Please check your credentials.'],
  ...CONNECTION_FAILURES,
])

const USE_PASSWORD_RESET =
  'If you had an account before our recent migration, please use the password reset option to regain access.'

export function signInFailureText({ code, message, suggestion, nextInS }: AuthFailure): string {
  if (code === MIGRATED) return suggestion || USE_PASSWORD_RESET
  if (code === 'auth/too-many-requests') return tooManyTriesText(nextInS)
  return TEXTS.get(code) ?? (message || 'Sign in failed. Please try again.')
}

export type RefusalCause = 'unknown-account' | 'wrong-password'

/** Both causes give the same answer, so that nobody can find out which addresses have an account. */
export function codeOfRefusal(_cause: RefusalCause): string {
  return 'auth/invalid-credential'
}

/** Translates the codes of servers that use other names for their refusals. */
export function codeOfServer(serverCode: string): string {
  return serverCode === 'LOGIN_FAILED_MIGRATED_USER_SUSPECTED' ? MIGRATED : serverCode
}
