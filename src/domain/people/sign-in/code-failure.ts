import type { AuthFailure } from './auth-failure'
import { signInFailureText } from './sign-in-failure'
import { verificationFailureText } from './verification-failure'

/** The server does not say why a code was refused, so one text covers a wrong and an old code. */
export function codeFailureText(failure: AuthFailure): string {
  return failure.code === 'auth/invalid-credential'
    ? 'This code is wrong or too old. Look for the newest mail, or ask for another one.'
    : signInFailureText(failure)
}

/** The text for a code that could not be mailed; if no mail goes out at all, the server's own message. */
export function codeMailFailureText({ code, message }: AuthFailure): string {
  if (code === 'auth/offline' || code === 'auth/network-request-failed') return signInFailureText({ code })
  const isWithoutMail = code === 'no-mail' || code === 'mail-fails'
  return (isWithoutMail && message) || verificationFailureText('resend-failed')
}
