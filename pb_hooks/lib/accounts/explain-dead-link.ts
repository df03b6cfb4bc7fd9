import { confirmationFailureText } from '../../../src/domain/people/links/confirmation-failure'
import { deadResetLinkText } from '../../../src/domain/people/links/password-reset'
import { hasExpired } from './link-token'

/** PocketBase calls every bad token invalid. People whose link is too old are told so, and how to get a new one. */
export function explainDeadLink(e: core.RequestEvent, what: string): void {
  const token = String(e.requestInfo().body['token'] ?? '')
  if (!hasExpired(token)) return
  const fault = what === 'password-reset' ? deadResetLinkText() : confirmationFailureText({ kind: 'expired' })
  throw new BadRequestError(fault, { token: new ValidationError('otp_expired', fault) })
}
