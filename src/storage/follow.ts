import { liveQuery } from 'dexie'
import { log } from '../platform/log'
import type { Cancel } from '../platform/timers'

/** Tells what a query finds, and again whenever that may have changed. A query that fails tells nothing. */
export type Follow = <T>(query: () => Promise<T>, tell: (found: T) => void) => Cancel

/** Follows what is written to the database, by whichever tab. */
export const followStorage: Follow = (query, tell) => {
  // An error would end the subscription.
  const found = liveQuery(() => query().then((answer) => () => tell(answer), noteFailure))
  const subscription = found.subscribe((tellAnswer) => tellAnswer?.())
  return () => subscription.unsubscribe()
}

function noteFailure(error: unknown): undefined {
  log.add('error', 'storage', String(error))
  return undefined
}
