/** A user who comes from a provider has a random password until a first one is set, in whatever way. */
export function noteOwnPassword(e: core.RecordEvent): void {
  const user = e.record!
  if (user.getString('password') !== '') user.set('without_password', false)
  return e.next()
}
