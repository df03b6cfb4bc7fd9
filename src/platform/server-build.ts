/**
 * Compares the server's build with the one that this page is of. A server that is started with a new build ends all
 * streams, and every page that connects again sends requests whose answers name the build.
 */

import { noop } from './timers'

/** An edge serves the old worker for two seconds more, a busy edge for longer. */
const AGAIN_AFTER_MS: readonly number[] = [3000, 30_000]

/** Says whether there is a new version. */
let lookForUpdate: (() => Promise<boolean>) | undefined
let noteMissed = noop
let ownBuild: string | undefined
let lastBuild: string | undefined
/** A version of the build that the server has left since may wait on this device. */
let hasHeardOfOther = false

/** Reacts once to each build, so that not every answer makes the page look for a new version. */
export function noteServerBuild(id: string | null): void {
  if (!id || id === lastBuild) return
  lastBuild = id
  lookFor(id)
}

/**
 * Calls `look` for every build but `own`, also for one heard of before, and for `own` when the server goes back to it. In
 * development a page is of no build. `onMissed`: no look has found the other build.
 */
export function onOtherBuild(own: string | undefined, look: () => Promise<boolean>, onMissed = noop): void {
  ownBuild = own
  lookForUpdate = look
  noteMissed = onMissed
  hasHeardOfOther = false
  if (lastBuild !== undefined) lookFor(lastBuild)
}

/** Looks a few times more if nothing is found. If a look fails, the next answer with this build starts a new one. */
function lookFor(id: string, [next, ...later] = AGAIN_AFTER_MS): void {
  if (ownBuild === undefined || lastBuild !== id) return
  if (ownBuild === id && !hasHeardOfOther) return
  hasHeardOfOther = true
  lookForUpdate?.().then(
    (isFound) => {
      if (isFound) return
      if (next) setTimeout(lookFor, next, id, later)
      else if (lastBuild === id && id !== ownBuild) noteMissed()
    },
    () => void (lastBuild = undefined),
  )
}
