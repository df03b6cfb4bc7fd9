import { tooManyTriesText } from '../../../src/domain/people/budgets/guess-limits'
import { takeGuess } from '../access/wrong-passwords'

/**
 * Whoever holds a link that changes an address enters the password with it. The link goes to an address of one's own
 * choice, so a stolen token can have one sent: the password must not be found out with it. No hook of PocketBase comes
 * before it has looked at the password, so it is looked at here too.
 */
export function countGuessAtChange(e: core.RequestEvent): void {
  const { token, password } = e.requestInfo().body
  const user = ownerOf(String(token ?? ''))
  if (user?.collection().name !== 'users') return
  const guess = takeGuess(e, 'users', user)
  if (!guess) throw new TooManyRequestsError(tooManyTriesText())
  if (user.validatePassword(String(password ?? ''))) guess.wasRight()
}

function ownerOf(token: string): core.Record | undefined {
  try {
    return $app.findAuthRecordByToken(token, 'emailChange')
  } catch {
    return undefined
  }
}
