import { isObject } from '../../src/domain/json'
import { MOST_ENTRIES, NAMELESS_ENTRY, parseEntry } from '../../src/domain/people/outbox/outbox-entry'
import { readChoices } from './outbox/choices'
import { takeEntry } from './outbox/take-entry'
import { plainBody } from './server/plain-body'
import { userOf } from './server/user-of'

/**
 * POST /api/outbox: `{entries}` of the user who is signed in. The answer has the outcome of each entry, and what the
 * user has now chosen on all devices. Each entry has its own transaction, so none stops another.
 */
export function takeOutbox(e: core.RequestEvent): void {
  const user = userOf(e)
  if (!user) throw new UnauthorizedError('Sign in to save this')
  const entries = readEntries(e)
  const results = entries.map((entry) => takeEntry({ e, user }, entry))
  return e.json(200, { results, ...readChoices($app, user.id) })
}

function readEntries(e: core.RequestEvent) {
  const body = plainBody(e)
  const list = isObject(body) ? body['entries'] : undefined
  if (!Array.isArray(list) || list.length > MOST_ENTRIES) throw new BadRequestError('These are no entries')
  return list.map((value) => {
    const entry = isObject(value) ? parseEntry(value) : undefined
    return entry ?? refuseAll()
  })
}

function refuseAll(): never {
  throw new BadRequestError(NAMELESS_ENTRY)
}
