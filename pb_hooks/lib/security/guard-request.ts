import { asksForEmailChange, requestEmailChange } from '../access/request-email-change'
import { setSecurityHeaders } from './headers'

/** PocketBase would take 32 MB and more; no record of ours comes near this. */
const LARGEST_BODY = 64 * 1024

/** What stands before every route that is not busy enough to see to it itself. */
export function guardRequest(e: core.RequestEvent): void {
  const path = e.request!.url!.path
  // PocketBase's dashboard brings its own headers, and would not run under ours.
  if (path.startsWith('/_/')) return e.next()
  setSecurityHeaders(e)
  if (e.hasSuperuserAuth()) return e.next()
  if (path.startsWith('/api/collections/')) skipTotal(e.request!.url!)
  if (asksForEmailChange(path)) return requestEmailChange(e)
  // Calls next, and counts what is read where the request does not say its length.
  return $apis.bodyLimit(LARGEST_BODY).func(e)
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
