import { MINUTE_MS } from '../../time/intervals'
import type { DailyBudget } from './row-budgets'

/** How many may come in a window of the wall clock. */
export interface GuessLimit {
  readonly most: number
  readonly withinMs: number
}

/**
 * Wrong passwords for one account, whether they are tried by signing in or as the old password of a change. All networks
 * that the account has never been entered from share one count, since guesses may come from many; each network that it
 * has been entered from has a count of its own, so that strangers' guesses do not keep its owner out there.
 */
export const WRONG_PASSWORDS: GuessLimit = { most: 10, withinMs: 15 * MINUTE_MS }

/** Changes of a password from one network, which ask for the old one: as often as signing in, see 020_limits. */
export const PASSWORD_CHANGES: GuessLimit = { most: 5, withinMs: 3000 }

/** And by one account in a day: whoever holds a stolen token could guess the old password with it. */
export const PASSWORD_CHANGES_A_DAY: DailyBudget = { per: 'account', aDay: 20 }

/** How long ago somebody without a password may have signed in before what others enter theirs for. */
export const FRESH_SIGN_IN_MS = 10 * MINUTE_MS

/** The latest networks from which an account was entered. */
export const KNOWN_NETWORKS = 50

export function tooManyTriesText(): string {
  return 'Too many tries. Please wait a moment and try again.'
}
