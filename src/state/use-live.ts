import { useLiveQuery } from 'dexie-react-hooks'
import { log } from '../platform/log'

/**
 * What a query finds in storage, now and after every change. Nothing until the first answer, and nothing again when
 * the query is another one: so pass one that stays the same from render to render. A query that fails counts as one
 * without an answer; the screen has its own way of saying that nothing is there.
 */
export function useLive<T>(query: () => Promise<T>): T | undefined {
  const answer = useLiveQuery(() => settle(query), [query])
  return answer?.query === query ? answer.found : undefined
}

async function settle<T>(query: () => Promise<T>) {
  try {
    return { query, found: await query() }
  } catch (error) {
    log.add('error', 'storage', String(error))
    return undefined
  }
}
