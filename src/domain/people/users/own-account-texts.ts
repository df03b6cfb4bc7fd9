import { tooManyTriesText } from '../budgets/guess-limits'
import { waitWords } from '../budgets/wait-words'
import { SECOND_MS } from '../../time/intervals'
import { LETTER_PACE, noMailText } from '../letters/letter-limits'
import { weakPasswordText } from '../passwords/common-password'
import { signInFailureText } from '../sign-in/sign-in-failure'
import type { AccountAnswer, EmailChangeAnswer } from './account'
import { accountFailureText } from './account-failure'

type Refusal = Exclude<AccountAnswer, 'done'>

/** The text of a form that asked for the password once more, after the server's refusal. */
export function ownAccountText(refusal: Refusal, form: 'password' | 'deletion'): string {
  if (typeof refusal === 'object') return tooManyTriesText(refusal.nextTryInS)
  switch (refusal) {
    case 'wrong-password':
      return signInFailureText({ code: 'auth/wrong-password' })
    case 'wrong-or-no-password':
      return 'Incorrect password. If you have never set one, sign out and choose “Forgot password?” where you sign in.'
    case 'weak-password':
      return weakPasswordText()
    case 'sign-in-again':
      return 'Your account has no password, so sign in once more to do this.'
    case 'too-many':
      return signInFailureText({ code: 'auth/too-many-requests' })
    case 'unreachable':
      return signInFailureText({ code: 'auth/network-request-failed' })
    case 'failed':
      return form === 'password' ? accountFailureText('password-change') : 'The account could not be deleted'
  }
}

/** The text of the form that requests a link to another address. */
export function emailChangeText(answer: EmailChangeAnswer, newEmail: string): string {
  if (typeof answer === 'object')
    return 'nextInS' in answer ? pacedText(answer.nextInS, newEmail) : ownAccountText(answer, 'password')
  switch (answer) {
    case 'done':
      return `We have sent a link to ${newEmail}. Your address changes once it is opened there.`
    case 'bad-address':
      return 'Enter another email address than the one you have.'
    case 'no-mail':
      return 'This server sends no mail, so an address cannot be changed here.'
    case 'mail-fails':
      return noMailText(answer)
    case 'failed':
      return 'The link could not be sent. Please try again.'
    case 'wrong-password':
    case 'wrong-or-no-password':
    case 'too-many':
    case 'unreachable':
      return ownAccountText(answer, 'password')
  }
}

/** Only the limit of a minute says that a link has just gone; mails of any kind use up the limit of a day. */
function pacedText(nextInS: number, newEmail: string): string {
  const isOfMinute = nextInS * SECOND_MS <= LETTER_PACE.withinMs
  const why = isOfMinute ? `A link went to ${newEmail} just now` : `Too many mails went to ${newEmail}`
  return `${why}. Another one can go ${waitWords(nextInS)}.`
}
