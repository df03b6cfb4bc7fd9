/** Ends every API key of an account: otherwise programs of a stranger would survive a new password. */
export function revokeKeys(app: CoreApp, user: core.Record): void {
  app.db().newQuery('DELETE FROM api_keys WHERE user_id = {:id}').bind({ id: user.id }).execute()
}

/** A reset takes an account back from whoever had it, so nothing of theirs stays good. */
export function revokeKeysAtReset(e: core.RecordConfirmPasswordResetRequestEvent): void {
  e.next()
  revokeKeys(e.app, e.record!)
}
