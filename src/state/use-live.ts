import { liveQuery } from 'dexie'
import { useEffect, useState } from 'react'
import { log } from '../platform/log'

/**
 * What a query finds in storage, now and after every change. Nothing until the first answer, and nothing again when
 * the query is another one: so pass one that stays the same from render to render.
 */
export function useLive<T>(query: () => Promise<T>): T | undefined {
  const [answer, setAnswer] = useState<{ readonly query: () => Promise<T>; readonly found: T }>()
  useEffect(() => {
    const subscription = liveQuery(query).subscribe({
      next: (found) => setAnswer({ query, found }),
      error: (error) => log.add('error', 'storage', String(error)),
    })
    return () => subscription.unsubscribe()
  }, [query])
  return answer?.query === query ? answer.found : undefined
}
