import type { AuthFailure } from './auth-failure'
import { connectionFailureText } from './connection-failure'
import { verificationFailureText } from './verification-failure'

/** The text for a mail that was not sent. */
export function mailFailureText(failure: AuthFailure): string {
  return noMailGoesOutText(failure) || verificationFailureText('resend-failed')
}

/** The text where the server cannot be asked; or its own message, if it sends no mail at all. */
export function noMailGoesOutText({ code, message }: AuthFailure): string | undefined {
  const isWithoutMail = code === 'no-mail' || code === 'mail-fails'
  return connectionFailureText(code) ?? (isWithoutMail ? message : undefined)
}
