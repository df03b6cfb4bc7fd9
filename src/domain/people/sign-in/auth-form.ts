import { CODE_LENGTH } from '../letters/letter-limits'
import { weakPasswordText } from '../passwords/common-password'
import { isShorter, isTooLong, SHORTEST_PASSWORD, tooLongText } from '../passwords/password-length'
import { isWeakPassword } from '../passwords/weak-password'
import { joinedName } from '../users/profile-form'
import { storedName } from '../users/stored-name'

/** All fields of the modal; each step shows those it needs. */
export interface AuthFields {
  readonly email: string
  readonly password: string
  readonly confirm: string
  readonly firstName: string
  readonly lastName: string
  /** The six digits from a mail. */
  readonly code: string
}

export const NO_FIELDS: AuthFields = {
  email: '',
  password: '',
  confirm: '',
  firstName: '',
  lastName: '',
  code: '',
}

/** What is wrong with a sign-up, if anything. */
export function signUpFault(fields: AuthFields): string | undefined {
  const { password } = fields
  if (storedName(fields.firstName) === '') return 'First name is required! 📝'
  if (storedName(fields.lastName) === '') return 'Last name is required! 📝'
  if (password !== fields.confirm) return "Oops! Your passwords don't match. Try again! 🔒"
  if (isShorter(password, SHORTEST_PASSWORD))
    return 'Password needs to be at least 6 characters. Make it strong! 💪'
  if (isTooLong(password)) return tooLongText()
  const own = [fields.email, fields.firstName, fields.lastName]
  return isWeakPassword(password, own) ? weakPasswordText() : undefined
}

export function canSignUp({ email, password, confirm }: AuthFields): boolean {
  return email !== '' && password !== '' && confirm !== ''
}

export function canSignIn({ email, password }: AuthFields): boolean {
  return email !== '' && password !== ''
}

export function canSendReset({ email }: AuthFields): boolean {
  return email !== ''
}

/** The digits of a typed or pasted code; anything between them is removed. */
export function codeDigits(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, CODE_LENGTH)
}

export function isWholeCode({ code }: AuthFields): boolean {
  return code.length === CODE_LENGTH
}

export interface SignUpPayload {
  readonly email: string
  readonly password: string
  readonly displayName: string
  readonly firstName: string
  readonly lastName: string
}

export function signUpPayload({ email, password, firstName, lastName }: AuthFields): SignUpPayload {
  return {
    email: email.trim(),
    password,
    displayName: joinedName(firstName, lastName),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
  }
}
