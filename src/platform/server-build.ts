/**
 * Compares the server's build with the one that this page is of. A server that is started with a new build ends all
 * streams, and every page that connects again sends requests whose answers name the build.
 */

/** An edge serves the old worker for two seconds more, a busy edge for longer. */
const AGAIN_AFTER_MS: readonly number[] = [3000, 30_000]

/** Says whether there is a new version. */
let lookForIt: (() => Promise<boolean>) | undefined
let ownBuild: string | undefined
let heard: string | undefined

/** Reacts once to each build, so that not every answer makes the page look for a new version. */
export function hearBuild(id: string | null): void {
  if (!id || id === heard) return
  heard = id
  lookFor(id)
}

/** Calls `look` for every build but `own`, also for one heard of before. In development a page is of no build. */
export function onOtherBuild(own: string | undefined, look: () => Promise<boolean>): void {
  ownBuild = own
  lookForIt = look
  if (heard !== undefined) lookFor(heard)
}

/** Looks a few times more if nothing is found. If a look fails, the next answer with this build starts a new one. */
function lookFor(id: string, [next, ...later] = AGAIN_AFTER_MS): void {
  if (ownBuild === undefined || ownBuild === id || heard !== id) return
  lookForIt?.().then(
    (isFound) => void (!isFound && next && setTimeout(lookFor, next, id, later)),
    () => void (heard = undefined),
  )
}
