import { GOOD_FOR_S } from '../letters/letter-limits'
import { MINUTE_MS } from '../../time/intervals'
import type { DailyBudget } from './row-budgets'
import { waitWords } from './wait-words'

/** How many tries are allowed within a window of the wall clock. */
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

/**
 * Password changes from one network. They ask for the old password, so the limit is that of signing in, see 020_limits.
 */
export const PASSWORD_CHANGES: GuessLimit = { most: 5, withinMs: 3000 }

/** Password changes of one account in a day: somebody with a stolen token could use them to guess the old password. */
export const PASSWORD_CHANGES_A_DAY: DailyBudget = { per: 'account', aDay: 20 }

/** Tries of any codes from one network: the limit of signing in, see 020_limits, which comes only after the hashing. */
export const CODE_TRIES_OF_NETWORK: GuessLimit = { most: 5, withinMs: 3000 }

/** Tries of one code by mail, from all networks together, for as long as it is valid. */
export const CODE_TRIES: GuessLimit = { most: 5, withinMs: GOOD_FOR_S.code * 1000 }

/**
 * Some actions ask for the password once more. A user without a password must have signed in at most this long ago
 * instead.
 */
export const FRESH_SIGN_IN_MS = 10 * MINUTE_MS

/** The latest networks from which an account was entered. */
export const KNOWN_NETWORKS = 50

/** `nextTryInS`: there were too many tries, and the server says in how many seconds the next one may come. */
export interface TooManyTries {
  readonly nextTryInS: number
}

export function tooManyTriesText(nextTryInS?: number): string {
  return nextTryInS === undefined
    ? 'Too many tries. Please wait a moment and try again.'
    : `Too many tries. You can try again ${waitWords(nextTryInS)}.`
}
