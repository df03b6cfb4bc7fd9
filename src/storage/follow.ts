import { liveQuery } from 'dexie'
import { log } from '../platform/log'
import type { Cancel } from '../platform/timers'
import { onUnsaved } from './unsaved-boards'

/** Tells what a query finds, and again whenever that may have changed. A query that fails tells nothing. */
export type Follow = <T>(query: () => Promise<T>, tell: (found: T) => void) => Cancel

/** Follows what is written to the database, by whichever tab, and what could not be written. */
export const followStorage: Follow = (query, tell) => {
  // An error would end the subscription.
  const found = liveQuery(() => query().then((answer) => () => tell(answer), noteFailure))
  const begin = () => found.subscribe((tellAnswer) => tellAnswer?.())
  let subscription = begin()
  const stopUnsaved = onUnsaved(() => {
    subscription.unsubscribe()
    subscription = begin()
  })
  return () => {
    stopUnsaved()
    subscription.unsubscribe()
  }
}

function noteFailure(error: unknown): undefined {
  log.add('error', 'storage', String(error))
  return undefined
}
