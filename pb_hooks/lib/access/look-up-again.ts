import { oneNumber } from '../server/one-number'
import { tokenOf } from './sessions'

/**
 * PocketBase takes whomever it cannot look up for nobody, also when its database had no time: a page that is told so
 * believes that it was signed out. So whoever brings a token that may be good is looked up once more, and as long as that
 * fails nobody is told who they are.
 */
export function lookUpAgain(e: core.RequestEvent): void {
  if (e.auth) return
  const token = tokenOf(e)
  if (token === '' || !isThere(userOf(token))) return
  const asker = e as { auth: core.Record | null }
  try {
    asker.auth = $app.findAuthRecordByToken(token, 'auth')
  } catch {
    // The account is there and may be read: it is the token that is not good.
  }
}

/** Whose token it says it is; undefined for one that is over, or none. */
function userOf(token: string): string | undefined {
  try {
    const { id, type } = $security.parseUnverifiedJWT(token)
    return type === 'auth' && typeof id === 'string' ? id : undefined
  } catch {
    return undefined
  }
}

function isThere(user: string | undefined): boolean {
  if (user === undefined) return false
  try {
    return oneNumber($app, 'SELECT 1 AS count FROM users WHERE id = {:user}', { user }) > 0
  } catch (error) {
    $app.logger().error('Nobody could be looked up', 'error', String(error))
    throw new ApiError(503, 'The server is very busy. Please try again in a moment.', {})
  }
}
