import { startTransition, useEffect, useState } from 'react'
import { usePorts } from './ports'

/**
 * What a query finds in storage, now and after every change. Nothing until the first answer, and nothing again when
 * the query is another one: so pass one that stays the same from render to render, or none where there is nothing to
 * ask. News are drawn in small steps, between which a press is answered: a board may have a hundred games.
 */
export function useLive<T>(query: (() => Promise<T>) | undefined): T | undefined {
  const { follow } = usePorts().storage
  const [answer, setAnswer] = useState<{ readonly query: () => Promise<T>; readonly found: T }>()
  useEffect(
    () => query && follow(query, (found) => startTransition(() => setAnswer({ query, found }))),
    [follow, query],
  )
  return answer?.query === query ? answer?.found : undefined
}
