import { asksForEmailChange, requestEmailChange } from '../access/request-email-change'
import { isSuperuser } from './admin-address'
import { sayHeaders } from './headers'
import { readBody, readWithoutHurry } from './read-body'
import { refuseAdmin } from './refuse-admin'
import { refuseLongAddress } from './refuse-long-address'

/** What stands before every route that is not busy enough to see to it itself. */
export function guardRequest(e: core.RequestEvent): void {
  const path = e.request!.url!.path
  sayHeaders(e)
  refuseLongAddress(e)
  refuseAdmin(e)
  if (isSuperuser(e)) {
    readWithoutHurry(e)
    return e.next()
  }
  readBody(e)
  // PocketBase's dashboard brings a policy of its own, and would not run under ours.
  if (path.startsWith('/_/')) e.response.header().del('Content-Security-Policy')
  if (path.startsWith('/api/collections/')) skipTotal(e.request!.url!)
  if (asksForEmailChange(path)) return requestEmailChange(e)
  return e.next()
}

/**
 * PocketBase counts a list's total beside reading its rows; before 0.39.7 a fault in either of the two ends the whole
 * process. One at a time, a fault is an answer. Set for every path below, so that no spelling of a list gets around it.
 */
function skipTotal(url: url.URL): void {
  const query = url.query()
  query.set('skipTotal', '1')
  url.rawQuery = query.encode()
}
