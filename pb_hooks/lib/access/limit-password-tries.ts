import { networkOf, PASSWORD_TRIES, tooManyTriesText } from '../../../src/domain/people/budgets/row-budgets'
import { spendToday } from './daily-count'
import { takeTurn } from './take-turn'

/** As for signing in: see 020_limits. */
const TRIES = 5
const WINDOW_MS = 3000

/** A change of the password asks for the old one, and tells whether it was right: it is limited like signing in. */
export function limitPasswordTries(e: core.RecordRequestEvent): void {
  if (e.hasSuperuserAuth() || !asksForPassword(e)) return e.next()
  // What is counted in a batch would be forgotten with it when the guess is wrong.
  if (e.app.isTransactional()) throw new ForbiddenError('A password is changed alone, not in a batch')
  if (!takeTurn('old password', networkOf(e.realIP()), TRIES, WINDOW_MS))
    throw new TooManyRequestsError(tooManyTriesText())
  if (!spendToday(e, 'old passwords', PASSWORD_TRIES)) throw new TooManyRequestsError(tooManyTriesText())
  return e.next()
}

function asksForPassword(e: core.RecordRequestEvent): boolean {
  return Object.keys(e.requestInfo().body).some((name) => /password/i.test(name))
}
