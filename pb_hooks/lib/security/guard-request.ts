import { forgetEndedSession } from '../access/forget-ended-session'
import { lookUpAgain } from '../access/look-up-again'
import { answerAccountRequest } from '../accounts/answer-account-request'
import { isSuperuser } from './admin-address'
import { noteAction } from '../server/action'
import { guardQuery } from './guard-query'
import { setSecurityHeaders } from './headers'
import { hashPasswordsInTurn } from './hash-passwords-in-turn'
import { readBody, readWithoutHurry } from './read-body'
import { refuseAdmin } from './refuse-admin'
import { refuseLongAddress } from './refuse-long-address'
import { refuseLongPassword } from './refuse-long-password'
import { tellStorageTrouble } from './tell-storage-trouble'

/** Runs before every route, except busy ones, which do this themselves. */
export function guardRequest(e: core.RequestEvent): void {
  const path = e.request!.url!.path
  setSecurityHeaders(e)
  // The default for data that belongs to a user or is only valid now; routes that know better overwrite it
  // later.
  if (path.startsWith('/api/')) e.response.header().set('Cache-Control', 'no-store')
  refuseLongAddress(e.request!)
  noteAction(e)
  refuseAdmin(e)
  lookUpAgain(e)
  forgetEndedSession(e)
  if (isSuperuser(e)) {
    readWithoutHurry(e)
    return e.next()
  }
  readBody(e)
  // PocketBase's dashboard brings a policy of its own, and would not run under ours.
  if (path.startsWith('/_/')) e.response.header().del('Content-Security-Policy')
  if (!guardQuery(e)) return
  refuseLongPassword(e)
  return tellStorageTrouble(e, () =>
    hashPasswordsInTurn(e, () => {
      if (!answerAccountRequest(e)) e.next()
    }),
  )
}
