/**
 * Which build the server has, against the one that this page is of. A server that is started with a new build ends all
 * streams, and every page that connects again asks for things whose answers name it.
 */

let lookForIt: (() => Promise<unknown>) | undefined
let ownBuild: string | undefined
let heard: string | undefined

/** Heard once for each build: nobody looks for a new version with every answer. */
export function hearBuild(id: string | null): void {
  if (!id || id === heard) return
  heard = id
  lookFor(id)
}

/** Told of another build than one's own, also of one that was heard of before. In development a page is of no build. */
export function onOtherBuild(own: string | undefined, look: () => Promise<unknown>): void {
  ownBuild = own
  lookForIt = look
  if (heard !== undefined) lookFor(heard)
}

/** One that could not be had is looked for with the next answer again. */
function lookFor(id: string): void {
  if (ownBuild === undefined || ownBuild === id) return
  lookForIt?.().catch(() => void (heard = undefined))
}
