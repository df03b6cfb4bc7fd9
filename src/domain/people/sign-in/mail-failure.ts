import type { AuthFailure } from './auth-failure'
import { connectionFailureText } from './connection-failure'
import { verificationFailureText } from './verification-failure'

/** The text for a mail that was not sent; if no mail goes out at all, the server's own message. */
export function mailFailureText({ code, message }: AuthFailure): string {
  const isWithoutMail = code === 'no-mail' || code === 'mail-fails'
  const known = connectionFailureText(code) ?? (isWithoutMail && message)
  return known || verificationFailureText('resend-failed')
}
