/**
 * Every token of the account ends, because tokens are signed with its key, and the devices of before are listed as away
 * until they sign in again. The caller saves the user.
 */
export function endSessions(app: CoreApp, user: core.Record): void {
  user.refreshTokenKey()
  const sql = 'UPDATE user_sessions SET is_active = FALSE WHERE user_id = {:id} AND is_active = TRUE'
  app.db().newQuery(sql).bind({ id: user.id }).execute()
}
