import { startTransition, useEffect, useState } from 'react'
import { usePorts } from './ports'

/**
 * What a query finds in storage, now and after every change. Undefined until the first answer, and undefined again when
 * another query is passed: so pass one that stays the same from render to render, or none if there is nothing to ask.
 * News are drawn in small steps, so that a press is answered in between: a board may have a hundred games.
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
