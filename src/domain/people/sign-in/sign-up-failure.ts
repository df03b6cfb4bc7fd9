import { weakPasswordText } from '../passwords/common-password'
import type { AuthFailure } from './auth-failure'
import { CONNECTION_FAILURES } from './connection-failure'

const TEXTS: ReadonlyMap<string | undefined, string> = new Map([
  ['auth/email-already-in-use', 'This email is already on our team! Try signing in instead. 🤝'],
  ['auth/weak-password', weakPasswordText()],
  ['auth/invalid-email', "Hmm, that email doesn't look right. Double-check it! ✉️"],
  ...CONNECTION_FAILURES,
])

export function signUpFailureText({ code }: AuthFailure): string {
  return TEXTS.get(code) ?? "Something went wrong. Let's try that again! 🔄"
}
