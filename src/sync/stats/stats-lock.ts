import type { Cancel } from '../../platform/timers'

export interface LockPorts {
  /** Who looks, and what they may see. */
  readonly viewer: () => string
  /** Proves to the server who looks. */
  readonly token: () => string | undefined
}

export interface StatsLock {
  /** Who asks now, and with which token: the server also refuses a token that has just ended. */
  readonly access: () => string
  /** The server does not give these stats to this viewer. */
  readonly isLocked: () => boolean
  /** The server has refused these stats to whoever asked with this access. */
  readonly noteRefusal: (access: string) => void
  /** Another viewer looks than before, or one who was refused has a new token; what was refused counts no more. */
  readonly hasNewViewer: () => boolean
  readonly onChange: (run: () => void) => Cancel
}

export function createStatsLock({ viewer, token }: LockPorts): StatsLock {
  const listeners = new Set<() => void>()
  let refused: string | undefined
  let known = viewer()
  const access = () => `${viewer()} ${token()}`
  const isLocked = () => refused === access()

  function setRefused(next: string | undefined) {
    refused = next
    for (const listener of listeners) listener()
  }

  return {
    access,
    isLocked,
    noteRefusal: setRefused,
    hasNewViewer() {
      if (known === viewer() && (refused === undefined || isLocked())) return false
      known = viewer()
      setRefused(undefined)
      return true
    },
    onChange(run) {
      listeners.add(run)
      return () => void listeners.delete(run)
    },
  }
}
