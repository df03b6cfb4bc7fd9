import { isObject } from '../../src/domain/json'
import { takeGuestLines } from './log/take-guest-lines'
import { trimLog as trim } from './log/trim-log'
import { askerOf } from './security/caller'
import { asJob } from './server/as-job'
import { plainBody } from './server/plain-body'

export { limitLine } from './log/limit-line'

export const trimLog = asJob(trim)

/** POST /api/logs: lines of a page in which nobody is signed in. It tells nobody what was kept of them. */
export function takeLines(e: core.RequestEvent): void {
  const body = plainBody(e)
  if (!isObject(body) || !takeGuestLines(body, askerOf(e)))
    throw new BadRequestError('These are no lines of a log')
  return e.noContent(204)
}
