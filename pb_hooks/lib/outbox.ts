import { isObject } from '../../src/domain/json'
import { MOST_ENTRIES, parseEntry } from '../../src/domain/people/outbox/outbox-entry'
import { readChoices } from './outbox/choices'
import { takeEntry } from './outbox/take-entry'

/**
 * POST /api/outbox: `{entries}` of whoever is signed in. Answers what became of each, and what the user has chosen on all
 * devices now. No entry stops another: each is taken in a transaction of its own.
 */
export function takeOutbox(e: core.RequestEvent): void {
  const user = e.auth
  if (!user || user.collection().name !== 'users') throw new UnauthorizedError('Sign in to save this')
  const entries = readEntries(e)
  const results = entries.map((entry) => takeEntry({ e, user }, entry))
  return e.json(200, { results, ...readChoices($app, user.id) })
}

function readEntries(e: core.RequestEvent) {
  const { entries } = e.requestInfo().body as { entries?: unknown }
  // What comes out of PocketBase holds Go's values: a text in between makes it plain.
  const list: unknown = JSON.parse(JSON.stringify(entries ?? null))
  if (!Array.isArray(list) || list.length > MOST_ENTRIES) throw new BadRequestError('These are no entries')
  return list.map((value) => {
    const entry = isObject(value) ? parseEntry(value) : undefined
    return entry ?? refuseAll()
  })
}

function refuseAll(): never {
  throw new BadRequestError('An entry has no name')
}
