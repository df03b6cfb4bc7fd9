import { allowedQuery } from '../../../src/domain/queries/allowed-query'
import { hasQueryParameter } from '../../../src/domain/queries/parameters'
import type { Asker } from '../../../src/domain/queries/readers'
import { userOf } from '../server/user-of'
import { callerOf } from './caller'

const RECORDS = '/api/collections/'

/**
 * Whether the request may go on. Before anything is parsed, its query is replaced by the one that the caller may use.
 * This is done once for all of PocketBase's routes, because each of them reads the query in its own way.
 */
export function guardQuery(e: core.RequestEvent): boolean {
  const url = e.request!.url!
  if (!url.path.startsWith(RECORDS)) {
    if (hasQueryParameter(url.rawQuery)) throw new ForbiddenError('This takes no queries')
    return true
  }
  const listOf = listedCollection(e)
  const verdict = allowedQuery({ rawQuery: url.rawQuery, listOf }, recordAskerOf(e))
  switch (verdict.kind) {
    case 'refused':
      throw new ApiError(verdict.status, verdict.message, {})
    case 'empty':
      url.rawQuery = ''
      e.json(200, { items: [], page: 1, perPage: 0, totalItems: -1, totalPages: -1 })
      return false
    case 'ask':
      // PocketBase delays callers whose filter finds nothing, and a runtime waits with them. It looks for that filter
      // in the request info that it remembers from here on, while the list reads the address anew.
      if (listOf !== undefined) rememberWithout(e)
      url.rawQuery = verdict.query
      return true
  }
}

/** A list must have no body, because the body would be read here before anything limits its size. */
function rememberWithout(e: core.RequestEvent): void {
  if (e.request!.contentLength !== 0) throw new BadRequestError('A list takes no body')
  e.request!.url!.rawQuery = ''
  e.requestInfo()
}

/** Who asks for records, or listens to them. */
export function recordAskerOf(e: core.RequestEvent): Asker {
  return { id: userOf(e)?.id ?? '', can: callerOf(e).can }
}

/** The collection whose list is asked for, by its name also when the address has its id. */
function listedCollection(e: core.RequestEvent): string | undefined {
  if (e.request!.method !== 'GET' && e.request!.method !== 'HEAD') return undefined
  if (!/\/records\/*$/.test(e.request!.url!.path)) return undefined
  const given = e.request!.pathValue('collection')
  try {
    return $app.findCachedCollectionByNameOrId(given).name
  } catch {
    return given
  }
}
