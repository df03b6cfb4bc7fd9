import type { AroundNavHandler } from 'wouter'

/**
 * back-key.ts marks the history entry of the layers, and a page that replaces its address must not wipe that out: wouter
 * would write null. What else stands there is about the page and stays with it alone. An entry below that of the layers
 * is none any more once its address changes.
 */
export const keepEntryState: AroundNavHandler = (go, to, options) => {
  if (!options?.replace) return go(to, options)
  const { belowLayers: _below, ...state } = (history.state ?? {}) as Readonly<Record<string, unknown>>
  const isSamePage = to.split(/[?#]/)[0] === location.pathname
  go(to, { state: isSamePage ? state : { overPage: state['overPage'] }, ...options })
}
