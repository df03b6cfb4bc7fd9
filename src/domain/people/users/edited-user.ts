import { isEmailAddress } from './email-address'
import { storedName } from './stored-name'

export interface EditedUser {
  readonly firstName: string
  readonly lastName: string
  /** As entered; empty when nothing was. */
  readonly email: string
  /** The address that the user already has. */
  readonly existingEmail: string
}

/**
 * What is wrong with an edit of a user, if anything. An existing email cannot change, so it is not checked.
 */
export function editedUserFault({
  firstName,
  lastName,
  email,
  existingEmail,
}: EditedUser): string | undefined {
  if (storedName(firstName) === '' || storedName(lastName) === '')
    return 'First name and last name are required'
  const entered = email.trim()
  if (existingEmail !== '' || entered === '') return undefined
  return isEmailAddress(entered) ? undefined : 'Please enter a valid email address'
}

export interface EmailField {
  readonly isEditable: boolean
  readonly hint: string
}

export function emailField(existingEmail: string): EmailField {
  return existingEmail === ''
    ? { isEditable: true, hint: 'Email is missing - you can add it here' }
    : { isEditable: false, hint: 'Email already set and cannot be changed' }
}

export type EditFailure =
  | { readonly kind: 'update-function-missing' }
  | { readonly kind: 'email-refused'; readonly message?: string }
  | { readonly kind: 'other' }

export function editFailureText(failure: EditFailure): string {
  switch (failure.kind) {
    case 'update-function-missing':
      return 'The server lacks the function that updates users. Run its migrations, then try again.'
    case 'email-refused':
      return failure.message || 'Failed to update email'
    case 'other':
      return 'Failed to update user. Please check the console for details.'
  }
}
