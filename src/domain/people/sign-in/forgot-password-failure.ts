import type { AuthFailure } from './auth-failure'
import { noMailGoesOutText } from './mail-failure'

/** The server's refusals differ only in their message, so this looks for words in it. */
export function forgotPasswordFailureText(failure: AuthFailure): string {
  const known = noMailGoesOutText(failure)
  if (known) return known
  const words = failure.message?.toLowerCase() ?? ''
  if (words.includes('rate limit')) {
    return 'Too many reset attempts. Please wait a few minutes and try again.'
  }
  if (words.includes('not found')) {
    return 'No account found with this email address. Please check the email or sign up.'
  }
  return 'Failed to send reset email. Please check your email address and try again.'
}
