import type { AroundNavHandler } from 'wouter'

/**
 * What stands in a history entry stays when a page replaces its address: back-key.ts marks the entry of the layers
 * there. wouter would write null.
 */
export const keepEntryState: AroundNavHandler = (go, to, options) =>
  go(to, options?.replace ? { state: history.state as unknown, ...options } : options)
