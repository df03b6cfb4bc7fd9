/** The account that sends the request; PocketBase's superusers have none here. */
export function signedIn(e: core.RequestEvent): core.Record {
  const user = e.auth
  if (user?.collection().name !== 'users') throw new UnauthorizedError('Sign in to do this')
  return user
}
