import { ALL_LEAGUES } from '../domain/league'
import type { LastFrame } from './last-frames'
import { isOfBuild, pageWithFrame } from './page-with-frame'

/**
 * Whole pages, which the browser gives out by itself: it need not start the worker first. Each version of the worker has a
 * cache of them, and in it one page for each address below; the page as it was built until somebody has seen scores
 * there. Only browsers that have such routes have these caches.
 */
const PREFIX = 'pages-'

/** In each of the caches the page as it was built also stands by itself. */
const BUILT = '/index.html'

/** A browser that finds no page at one of these asks the network, not the worker: there must always be one. */
export const ROUTED_PATHS: readonly string[] = ['/', ...ALL_LEAGUES.map(({ slug }) => `/${slug}`)]

/** The revision of its page names it: the worker knows that one when it leaves its rules, before it has fetched any page. */
export function routedCache(revision: string): string {
  return PREFIX + revision
}

export const routedPages = {
  /** Puts the page as it was built wherever none is yet. */
  async fill(name: string, built: Response): Promise<void> {
    const cache = await caches.open(name)
    for (const path of [BUILT, ...ROUTED_PATHS])
      if (!(await cache.match(path))) await cache.put(path, built.clone())
  },

  /** Whether the frame's build has a place for it, where the next visit finds it. */
  async keep(path: string, frame: LastFrame): Promise<boolean> {
    for (const name of await names()) {
      const built = await caches.match(BUILT, { cacheName: name })
      const html = (await built?.clone().text()) ?? ''
      if (!built || !isOfBuild(html, frame.build)) continue
      const page = new Response(pageWithFrame(html, frame), { headers: built.headers })
      await (await caches.open(name)).put(path, page)
      return true
    }
    return false
  },

  /** Puts the page as it was built in the place of all that somebody has seen. */
  async forgetAll(): Promise<void> {
    for (const name of await names()) {
      const cache = await caches.open(name)
      const built = await cache.match(BUILT)
      for (const path of ROUTED_PATHS) {
        // Also on a full device nothing stays; elsewhere there is a page at every moment.
        const put = built ? cache.put(path, built.clone()) : Promise.reject(new Error('no page'))
        await put.catch(() => cache.delete(path))
      }
    }
  },

  async forgetOthers(own: string): Promise<void> {
    for (const name of await names()) if (name !== own) await caches.delete(name)
  },
}

async function names(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX))
}
