import { showsLeague } from './page-with-frame'
import { pathsOf, routedPages } from './routed-pages'

/**
 * What a page of scores looked like last: its first screenful as HTML, kept on the device. It stands in the page at the
 * next visit, where it is painted before any script has come.
 */
export interface LastFrame {
  /** Which build made it: the names of its styles are that build's. */
  readonly build: string
  readonly theme: string
  readonly html: string
}

const CACHE = 'last-frames'

/** Each frame is kept under the path of its page. Without them a visit is only slower, so failures are ignored. */
export const lastFrames = {
  /** Keeps it in the page that the browser will open; if that is not possible, for the worker, which then adds it. */
  async keep(path: string, frame: LastFrame): Promise<void> {
    await inOrder(async () => {
      if (await routedPages.keep(path, frame)) return
      await (await caches.open(CACHE)).put(path, Response.json(frame))
    })
  },

  read(path: string): Promise<LastFrame | undefined> {
    return attempt(async () => {
      const kept = await caches.match(path, { cacheName: CACHE })
      return kept && ((await kept.json()) as LastFrame)
    })
  },

  async forgetAll(): Promise<void> {
    await inOrder(async () => {
      await attempt(() => caches.delete(CACHE))
      await routedPages.forgetAll()
    })
  },

  async forgetLeague(slug: string): Promise<void> {
    await inOrder(async () => {
      for (const path of pathsOf(slug)) {
        const kept = await lastFrames.read(path)
        if (kept && showsLeague(kept.html, slug)) await (await caches.open(CACHE)).delete(path)
      }
      await routedPages.forgetLeague(slug)
    })
  },
}

let before: Promise<unknown> = Promise.resolve()

/** A frame that is still being kept when its user signs out must not come after what removes it. */
function inOrder(work: () => Promise<unknown>): Promise<unknown> {
  before = before.then(() => attempt(work))
  return before
}

/** Browsers refuse caches in some private modes, and have none on insecure connections. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
