import { isEmailAddress } from './email-address'
import { storedName } from './stored-name'

export interface InvitedPerson {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

export function invitationFault(person: InvitedPerson): string | undefined {
  const fields = [person.email.trim(), storedName(person.firstName), storedName(person.lastName)]
  if (fields.includes('')) return 'All fields are required'
  return isEmailAddress(person.email.trim()) ? undefined : 'Please enter a valid email address'
}

/**
 * The operator gets the link only when the server sends no mail. `waits`: the mail server takes no letters now, so the
 * invitation is sent later.
 */
export type InvitationSent =
  | { readonly kind: 'mailed' | 'waits' }
  | { readonly kind: 'no-mail'; readonly link: string }

export function invitationText(email: string, sent: InvitationSent): string {
  switch (sent.kind) {
    case 'mailed':
      return `Invitation sent to ${email}. The link in it sets their password and works once.`
    case 'waits':
      return `The mail server does not take letters now. The invitation to ${email} waits and is sent later.`
    case 'no-mail':
      return `No mail is configured. Give ${email} this link, which sets their password and works once: ${sent.link}`
  }
}

export type InviteFailure =
  | { readonly kind: 'already-registered' }
  | { readonly kind: 'refused'; readonly message?: string }
  | { readonly kind: 'unexpected' }

export function inviteFailureText(failure: InviteFailure): string {
  switch (failure.kind) {
    case 'already-registered':
      return 'This email is already registered. The user can sign in or reset their password.'
    case 'refused':
      return failure.message || 'Failed to create user account'
    case 'unexpected':
      return 'Failed to send invitation. Please try again.'
  }
}
