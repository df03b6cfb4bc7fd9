import { isTooLong, tooLongText } from '../../../src/domain/people/passwords/password-length'
import { isAboutUsers } from '../accounts/is-about-users'

/** Routes of PocketBase and ours that set a password. */
const SETS =
  /\/api\/(?:collections\/\{collection\}\/(?:records(?:\/\{id\})?|confirm-password-reset)|account\/password)$/

/**
 * Bcrypt refuses a password that is too long while PocketBase still reads the record, and the answer to that does not
 * say what was wrong. So it is looked at before.
 */
export function refuseLongPassword(e: core.RequestEvent): void {
  const { method, pattern } = e.request!
  if ((method !== 'POST' && method !== 'PATCH') || !SETS.test(pattern)) return
  if (pattern.includes('{collection}') && !isAboutUsers(e)) return
  const { password } = e.requestInfo().body
  if (typeof password !== 'string' || !isTooLong(password)) return
  const fault = tooLongText()
  throw new BadRequestError(fault, { password: new ValidationError('validation_too_long', fault) })
}
