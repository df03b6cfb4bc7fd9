import { noMailText, pacedText, type NoMail } from '../../../src/domain/people/letters/letter-limits'
import { sayRetryAfter, type Wait } from '../access/wait-until'

/** The limit counts requests and not accounts, so that it does not reveal who has an account. */
export function refusePaced(e: core.RequestEvent, wait: Wait): void {
  sayRetryAfter(e, wait)
  return e.json(429, { status: 429, message: pacedText(), data: {}, ...wait })
}

export function refuseWithoutMail(e: core.RequestEvent, why: NoMail, wait: Wait): void {
  return e.json(503, { status: 503, message: noMailText(why), data: {}, code: why, ...wait })
}
