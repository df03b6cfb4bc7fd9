/**
 * Every token of the account ends, because tokens are signed with its key. The caller saves the user, which takes the
 * devices of before off its list (../access/devices.ts).
 */
export function endSessions(user: core.Record): void {
  user.refreshTokenKey()
}
