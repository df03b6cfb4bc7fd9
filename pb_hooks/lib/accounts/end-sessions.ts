/**
 * Every token of the account ends, because tokens are signed with its key. The caller saves the user; that
 * save also empties the list of its devices (../access/keep-changes.ts).
 */
export function endSessions(user: core.Record): void {
  user.refreshTokenKey()
}
