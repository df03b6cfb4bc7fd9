import { startTransition, useEffect, useState } from 'react'
import { usePorts } from './ports'

/**
 * What a query finds in storage, now and after every change. Nothing until the first answer, and nothing again when
 * the query is another one: so pass one that stays the same from render to render. A query that fails counts as one
 * without an answer; the screen has its own way of saying that nothing is there. News are drawn in small steps, between
 * which a press is answered: a board may have a hundred games.
 */
export function useLive<T>(query: () => Promise<T>): T | undefined {
  const { follow } = usePorts()
  const [answer, setAnswer] = useState<{ readonly query: () => Promise<T>; readonly found: T }>()
  useEffect(
    () => follow(query, (found) => startTransition(() => setAnswer({ query, found }))),
    [follow, query],
  )
  return answer?.query === query ? answer.found : undefined
}
