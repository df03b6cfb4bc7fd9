import { isServerReachable } from './is-server-reachable'
import { browserTimers } from './timers'
import { whenUndisturbed } from './undisturbed'

/** New versions for a page for which no worker answers: a reload brings what the server has. */
export interface ReloadOffer {
  /** There is a newer version than this page's. */
  readonly make: () => Promise<boolean>
  readonly isMade: () => boolean
  /** Somebody wants the new version in this page. */
  readonly accept: () => void
}

const RELOAD_AGAIN_MS = 60_000

export function createReloadOffer(onNewer: () => void): ReloadOffer {
  let isMade = false
  let isAccepted = false
  return {
    async make() {
      isMade = true
      onNewer()
      return true
    },
    isMade: () => isMade,
    accept() {
      if (!isAccepted) void reloadWhenServerAnswers()
      isAccepted = true
    },
  }
}

/** Without a server a reload would bring the browser's error page, from which no wall comes back. */
async function reloadWhenServerAnswers(): Promise<void> {
  if (await isServerReachable()) whenUndisturbed(() => location.reload())
  else browserTimers.after(RELOAD_AGAIN_MS, () => void reloadWhenServerAnswers())
}
