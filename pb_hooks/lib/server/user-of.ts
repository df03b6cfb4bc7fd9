/** The account that sends the request; undefined for guests and for PocketBase's own superusers. */
export function userOf({ auth }: core.RequestEvent): core.Record | undefined {
  return auth?.collection().name === 'users' ? auth : undefined
}
