import { userOf } from '../server/user-of'

/** The account that sends the request, which is refused without one. */
export function signedIn(e: core.RequestEvent): core.Record {
  const user = userOf(e)
  if (!user) throw new UnauthorizedError('Sign in to do this')
  return user
}
