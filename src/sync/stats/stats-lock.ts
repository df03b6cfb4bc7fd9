import type { Permission } from '../../domain/people/tiers/permission'
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
  /** What this viewer lacks for these stats, as the server says; undefined while nothing is refused. */
  readonly missing: () => Permission | undefined
  /** The server has refused these stats to whoever asked with this access. */
  readonly noteRefusal: (access: string, missing: Permission) => void
  /** Another viewer looks than before, or one who was refused has a new token; what was refused counts no more. */
  readonly hasNewViewer: () => boolean
  readonly onChange: (run: () => void) => Cancel
}

interface Refusal {
  readonly access: string
  readonly missing: Permission
}

export function createStatsLock({ viewer, token }: LockPorts): StatsLock {
  const listeners = new Set<() => void>()
  let refused: Refusal | undefined
  let known = viewer()
  const access = () => `${viewer()} ${token()}`
  const missing = () => (refused?.access === access() ? refused.missing : undefined)

  function setRefused(next: Refusal | undefined) {
    refused = next
    for (const listener of listeners) listener()
  }

  return {
    access,
    missing,
    noteRefusal: (asking, lacks) => setRefused({ access: asking, missing: lacks }),
    hasNewViewer() {
      if (known === viewer() && (refused === undefined || missing() !== undefined)) return false
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
