import { weakPasswordText } from '../passwords/common-password'
import { signInFailureText } from '../sign-in/sign-in-failure'
import type { AccountAnswer } from './account'
import { accountFailureText } from './account-failure'

type Refusal = Exclude<AccountAnswer, 'done'>

/** What a form says that asked for the password once more, and was refused. */
export function ownAccountText(refusal: Refusal, form: 'password' | 'deletion'): string {
  switch (refusal) {
    case 'wrong-password':
      return signInFailureText({ code: 'auth/wrong-password' })
    case 'weak-password':
      return weakPasswordText()
    case 'too-many':
      return signInFailureText({ code: 'auth/too-many-requests' })
    case 'unreachable':
      return signInFailureText({ code: 'auth/network-request-failed' })
    case 'failed':
      return form === 'password' ? accountFailureText('password-change') : 'The account could not be deleted'
  }
}
