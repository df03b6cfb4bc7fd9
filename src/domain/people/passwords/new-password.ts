import { NO_LIST, weakPasswordText, type CommonPasswords } from './common-password'
import type { OwnTexts } from './own-words'
import {
  isShorter,
  isTooLong,
  SHORTEST_FIRST_PASSWORD,
  SHORTEST_PASSWORD,
  tooLongText,
} from './password-length'
import { isWeakPassword } from './weak-password'

export interface NewPassword {
  readonly password: string
  readonly confirm: string
}

/** What is wrong with a password changed in the settings, if anything. */
export function changePasswordFault(
  entry: NewPassword,
  own: OwnTexts = [],
  common = NO_LIST,
): string | undefined {
  if (entry.password !== entry.confirm) return 'Passwords do not match'
  if (isShorter(entry.password, SHORTEST_PASSWORD)) return 'Password must be at least 6 characters'
  return choiceFault(entry, own, common)
}

export function canChangePassword({ password, confirm }: NewPassword): boolean {
  return password !== '' && confirm !== ''
}

/** What is wrong with a password set after a recovery link, if anything. */
export function resetPasswordFault(
  entry: NewPassword,
  own: OwnTexts = [],
  common = NO_LIST,
): string | undefined {
  if (isShorter(entry.password, SHORTEST_PASSWORD)) return 'Password must be at least 6 characters long'
  if (entry.password !== entry.confirm) return 'Passwords do not match'
  return choiceFault(entry, own, common)
}

/** What is wrong with the first password of a user whom an operator invited, if anything. */
export function setPasswordFault(
  entry: NewPassword,
  own: OwnTexts = [],
  common = NO_LIST,
): string | undefined {
  const { password } = entry
  if (isShorter(password, SHORTEST_FIRST_PASSWORD)) return 'Password must be at least 8 characters long'
  if (password !== entry.confirm) return 'Passwords do not match'
  if (!/[A-Z]/.test(password)) return 'Password must contain at least one uppercase letter'
  if (!/[a-z]/.test(password)) return 'Password must contain at least one lowercase letter'
  if (!/[0-9]/.test(password)) return 'Password must contain at least one number'
  return choiceFault(entry, own, common)
}

export function setPasswordHint(): string {
  return 'Min 8 characters • Include uppercase, lowercase & number'
}

function choiceFault({ password }: NewPassword, own: OwnTexts, common: CommonPasswords): string | undefined {
  if (isTooLong(password)) return tooLongText()
  return isWeakPassword(password, own, common) ? weakPasswordText() : undefined
}
