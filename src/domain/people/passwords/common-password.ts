/** The most used passwords, in lower case. */
export type CommonPasswords = ReadonlySet<string>

/** Case does not make a common password a rare one. */
export function isCommonPassword(password: string, common: CommonPasswords): boolean {
  return common.has(password.toLowerCase())
}

export function weakPasswordText(): string {
  return "Let's make that password stronger! 🛡️"
}
