/**
 * Which build the server has, against the one that this page is of. A server that is started with a new build ends all
 * streams, and every page that connects again asks for things whose answers name it.
 */

let lookForIt: (() => Promise<void>) | undefined
let heard: string | undefined

/** What the build wrote into its page; there is none in development. */
function ownBuild(): string | undefined {
  return globalThis.document?.querySelector<HTMLMetaElement>('meta[name=build]')?.content
}

/** Heard once for each build: nobody looks for a new version with every answer. */
export function hearBuild(id: string | null): void {
  if (!id || id === heard) return
  heard = id
  lookFor(id)
}

/** Told of another build, also of one that was heard of before anybody listened. */
export function onOtherBuild(look: () => Promise<void>): void {
  lookForIt = look
  if (heard !== undefined) lookFor(heard)
}

/** One that could not be had is looked for with the next answer again. */
function lookFor(id: string): void {
  if (isOther(id)) lookForIt?.().catch(() => void (heard = undefined))
}

function isOther(id: string): boolean {
  const own = ownBuild()
  return own !== undefined && own !== id
}
