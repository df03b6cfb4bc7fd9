import { tooManyTriesText } from '../../../src/domain/people/budgets/guess-limits'
import { freeAddress } from '../access/free-address'
import { takeGuess } from '../access/wrong-passwords'
import { ownerOfLink } from './link-token'

/**
 * A caller with a link that changes an address also enters the password. A thief with a stolen token can have the link
 * sent to an address of their own, so these guesses must be limited too. PocketBase checks the password before any of
 * its hooks run, so this checks it as well.
 */
export function countGuessAtChange(e: core.RequestEvent): void {
  const { token, password } = e.requestInfo().body
  const user = ownerOfLink(String(token ?? ''), 'emailChange')
  if (user?.collection().name !== 'users') return
  const guess = takeGuess(e, 'users', user)
  if (!guess) throw new TooManyRequestsError(tooManyTriesText())
  if (!user.validatePassword(String(password ?? ''))) return
  guess.wasRight()
  // Whoever follows the link has proved that the address is theirs.
  freeAddress($app, String($security.parseUnverifiedJWT(String(token))['newEmail'] ?? ''))
}
