import type { AuthFailure } from './auth-failure'
import { signInFailureText } from './sign-in-failure'

/** The server does not say why a code was refused, so one text covers a wrong and an old code. */
export function codeFailureText(failure: AuthFailure): string {
  return failure.code === 'auth/invalid-credential'
    ? 'This code is wrong or too old. Look for the newest mail, or ask for another one.'
    : signInFailureText(failure)
}
