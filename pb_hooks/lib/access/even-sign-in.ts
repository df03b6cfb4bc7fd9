/**
 * PocketBase answers alike for a wrong password and an unknown account, but only the former costs a hash. This spends
 * the same on the latter, so that time does not tell who has an account.
 */
export function evenSignIn(e: core.RecordAuthWithPasswordRequestEvent): void {
  if (!e.record) hashOnce(e.collection!, e.password)
  return e.next()
}

/** A hash of more than 72 bytes is refused at once, which would take no time; 18 characters never have more. */
function hashOnce(collection: core.Collection, password: string): void {
  new Record(collection).setPassword(password.slice(0, 18))
}
