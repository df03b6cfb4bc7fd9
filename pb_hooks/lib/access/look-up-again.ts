import { ACCOUNT_DELETED } from '../../../src/domain/people/users/account-deleted'
import { oneNumber } from '../server/one-number'
import { tokenOf } from './sessions'
import { tokenClaims } from './token-claims'

/**
 * When PocketBase cannot look up a user, it treats the request as signed out, even when its database was only busy. The
 * page would then believe that it was signed out. So a token that may be good is looked up once more, and if that fails
 * too the request fails with 503.
 */
export function lookUpAgain(e: core.RequestEvent): void {
  if (e.auth) return
  const token = tokenOf(e)
  const user = userOf(e, token)
  if (user === undefined) return
  if (!isThere(user)) return tellDeletion(e)
  const asker = e as { auth: core.Record | null }
  try {
    asker.auth = $app.findAuthRecordByToken(token, 'auth')
  } catch {
    // The account exists and the database answers, so the token itself is not good.
  }
}

function asksAboutSession(e: core.RequestEvent): boolean {
  return e.request!.pattern.endsWith('/auth-refresh')
}

/**
 * A device that was away when the account was deleted still has what its user chose and did, and learns of the deletion
 * when it asks whether the session is good.
 */
function tellDeletion(e: core.RequestEvent): void {
  if (!asksAboutSession(e)) return
  const fault = 'There is no such account any more.'
  throw new UnauthorizedError(fault, { account: new ValidationError(ACCOUNT_DELETED, fault) })
}

/**
 * The user whom the token names. An expired token can be good for nothing; but a device may have been away for longer
 * than its token lives, and its user still counts when it asks about the session.
 */
function userOf(e: core.RequestEvent, token: string): string | undefined {
  const { type, id, exp } = tokenClaims(token)
  if (type !== 'auth' || typeof id !== 'string' || typeof exp !== 'number') return undefined
  return exp * 1000 > Date.now() || asksAboutSession(e) ? id : undefined
}

function isThere(user: string): boolean {
  try {
    return oneNumber($app, 'SELECT 1 AS count FROM users WHERE id = {:user}', { user }) > 0
  } catch (error) {
    $app.logger().error('Nobody could be looked up', 'error', String(error))
    throw new ApiError(503, 'The server is very busy. Please try again in a moment.', {})
  }
}
