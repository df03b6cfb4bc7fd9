import { isObject } from '../../src/domain/json'
import { takeGuestLines } from './log/take-guest-lines'
import { askerOf } from './security/caller'

export { boundLine } from './log/bound-line'
export { trimLog } from './log/trim-log'

/** POST /api/logs: lines of a page in which nobody is signed in. It tells nobody what was kept of them. */
export function takeLines(e: core.RequestEvent): void {
  // What comes out of PocketBase holds Go's values: a text in between makes it plain.
  const body: unknown = JSON.parse(JSON.stringify(e.requestInfo().body))
  if (!isObject(body) || !takeGuestLines(body, askerOf(e)))
    throw new BadRequestError('These are no lines of a log')
  return e.noContent(204)
}
