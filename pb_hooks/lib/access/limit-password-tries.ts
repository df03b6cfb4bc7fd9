import { PASSWORD_CHANGES, tooManyTriesText } from '../../../src/domain/people/budgets/guess-limits'
import { networkOf } from '../../../src/domain/people/budgets/row-budgets'
import { logAuth } from '../log/log-auth'
import { spendPasswordChange } from './spend-password-change'
import { takeTurn } from './take-turn'
import { takeGuess } from './wrong-passwords'

/** Changing a password asks for the old one and reveals whether it was right, so it is limited like signing in. */
export function limitPasswordTries(e: core.RecordRequestEvent): void {
  if (e.hasSuperuserAuth() || !asksForPassword(e)) return e.next()
  // A wrong guess undoes a batch, and its count would be undone with it.
  if (e.app.isTransactional()) throw new ForbiddenError('A password is changed alone, not in a batch')
  const { most, withinMs } = PASSWORD_CHANGES
  const isInTurn = takeTurn('old password', networkOf(e.realIP()), most, withinMs)
  const isOfToday = isInTurn && spendPasswordChange(e)
  const guess = isOfToday ? takeGuess(e, e.collection!.name, e.record) : undefined
  if (!guess) {
    logAuth({ kind: 'too-many-tries' }, { userId: e.record?.id, e })
    throw new TooManyRequestsError(tooManyTriesText())
  }
  e.next()
  guess.wasRight()
}

function asksForPassword(e: core.RecordRequestEvent): boolean {
  return Object.keys(e.requestInfo().body).some((name) => /password/i.test(name))
}
