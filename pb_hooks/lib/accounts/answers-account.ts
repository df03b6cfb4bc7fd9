import { explainDeadLink } from './explain-dead-link'
import { countGuessAtChange } from './guess-at-change'
import { isOfUsers } from './is-of-users'
import { requestEmailChange } from './request-email-change'
import { requestLetter } from './request-letter'

/** Of PocketBase's routes: the collection's name, its id and every spelling of them lead to the same pattern. */
const ROUTE = /\/api\/collections\/\{collection\}\/(request|confirm)-([a-z-]+)$/

/**
 * PocketBase's own answers to who asks for a mail tell nothing of when the next may be asked for, and some tell which
 * addresses have an account; no hook comes before them. So the guard asks this: true when the question was answered here.
 */
export function answersAccount(e: core.RequestEvent): boolean {
  const [, verb, what = ''] = ROUTE.exec(e.request!.pattern) ?? []
  if (verb === undefined || !isOfUsers(e)) return false
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
