import { weakPasswordText } from '../passwords/common-password'
import type { AuthFailure } from './auth-failure'

const TEXTS: ReadonlyMap<string | undefined, string> = new Map([
  ['auth/email-already-in-use', 'This email is already on our team! Try signing in instead. 🤝'],
  ['auth/weak-password', weakPasswordText()],
  ['auth/invalid-email', "Hmm, that email doesn't look right. Double-check it! ✉️"],
])

export function signUpFailureText({ code }: AuthFailure): string {
  return TEXTS.get(code) ?? "Something went wrong. Let's try that again! 🔄"
}
