import type { AuthAnswer } from '../domain/people/sign-in/auth-answers'
import type { Account } from '../state/account'
import type { ActivityReports } from './report-activity'

/** The account, with what the server is told of its user besides. */
export function tellOfAccount(calls: Account, activity: ActivityReports): Account {
  async function tellOfNewUser(asked: Promise<AuthAnswer>): Promise<AuthAnswer> {
    const answer = await asked
    if (isFirstEntry(answer)) activity.signedUp()
    return answer
  }

  return {
    ...calls,
    signUp: (payload) => tellOfNewUser(calls.signUp(payload)),
    checkVerification: (...asked) => tellOfNewUser(calls.checkVerification(...asked)),
    signOut() {
      activity.signingOut()
      calls.signOut()
    },
  }
}

/** Where mail goes out, a new user is let in only after the address is proved, and not by the sign-up itself. */
function isFirstEntry(answer: AuthAnswer): boolean {
  if (!answer.ok) return false
  if (answer.call === 'sign-up') return 'signedIn' in answer
  return answer.call === 'check-verification' && answer.verified
}
