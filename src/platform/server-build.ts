/**
 * Which build the server has, against the one that this page is of. A server that is started with a new build ends all
 * streams, and every page that connects again asks for things whose answers name it.
 */

/** An edge gives out the worker that it has for two seconds more, a busy one for longer. */
const AGAIN_AFTER_MS: readonly number[] = [3000, 30_000]

/** Says whether there is a new version. */
let lookForIt: (() => Promise<boolean>) | undefined
let ownBuild: string | undefined
let heard: string | undefined

/** Heard once for each build: nobody looks for a new version with every answer. */
export function hearBuild(id: string | null): void {
  if (!id || id === heard) return
  heard = id
  lookFor(id)
}

/** Told of another build than one's own, also of one that was heard of before. In development a page is of no build. */
export function onOtherBuild(own: string | undefined, look: () => Promise<boolean>): void {
  ownBuild = own
  lookForIt = look
  if (heard !== undefined) lookFor(heard)
}

/** Whoever finds nothing looks a few times more. One that could not be had is looked for with the next answer again. */
function lookFor(id: string, [next, ...later] = AGAIN_AFTER_MS): void {
  if (ownBuild === undefined || ownBuild === id || heard !== id) return
  lookForIt?.().then(
    (isFound) => void (!isFound && next && setTimeout(lookFor, next, id, later)),
    () => void (heard = undefined),
  )
}
