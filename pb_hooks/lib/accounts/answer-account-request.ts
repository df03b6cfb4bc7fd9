import { explainDeadLink } from './explain-dead-link'
import { countGuessAtChange } from './guess-at-change'
import { isAboutUsers } from './is-about-users'
import { requestEmailChange } from './request-email-change'
import { requestLetter } from './request-letter'
import { tryCode } from './try-code'

/** Matches PocketBase's routes: the collection's name, its id and every spelling of them lead to the same pattern. */
const ROUTE = /\/api\/collections\/\{collection\}\/(request|confirm|auth-with)-([a-z-]+)$/

/**
 * PocketBase's own answers to a request for a mail do not say when the next one may be asked for, and some reveal which
 * addresses have an account. No hook runs before them, so the guard calls this. True when the request was answered
 * here.
 */
export function answerAccountRequest(e: core.RequestEvent): boolean {
  const [, verb, what = ''] = ROUTE.exec(e.request!.pattern) ?? []
  if (verb === undefined || !isAboutUsers(e)) return false
  if (verb === 'auth-with') {
    if (what === 'otp') tryCode(e)
    return false
  }
  if (verb === 'confirm') {
    explainDeadLink(e, what)
    if (what === 'email-change') countGuessAtChange(e)
    return false
  }
  switch (what) {
    case 'email-change':
      requestEmailChange(e)
      return true
    case 'verification':
      requestLetter(e, 'confirm')
      return true
    case 'password-reset':
      requestLetter(e, 'reset')
      return true
    case 'otp':
      requestLetter(e, 'code')
      return true
    default:
      return false
  }
}
