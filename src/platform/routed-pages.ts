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
      if (!(await cache.match(path))) await cache.put(path, path === BUILT ? built.clone() : opened(built))
  },

  /** Whether the frame's build has a place for it, where the next visit finds it. */
  async keep(path: string, frame: LastFrame): Promise<boolean> {
    for (const name of await names()) {
      const built = await caches.match(BUILT, { cacheName: name })
      const html = (await built?.clone().text()) ?? ''
      if (!built || !isOfBuild(html, frame.build)) continue
      await (await caches.open(name)).put(path, opened(built, pageWithFrame(html, frame)))
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
        const put = built ? cache.put(path, opened(built)) : Promise.reject(new Error('no page'))
        await put.catch(() => cache.delete(path))
      }
    }
  },

  async forgetOthers(own: string): Promise<void> {
    for (const name of await names()) if (name !== own) await caches.delete(name)
  },
}

/**
 * As the browser opens it. A page that parts itself from its opener by a header gets a process of its own once the header is
 * read, and the one that was begun for it is thrown away: that took longer than all else up to the first paint. Who was
 * opened by another page parts from it by itself (`leave-opener.ts`).
 */
function opened(built: Response, html: BodyInit | null = built.clone().body): Response {
  const headers = new Headers(built.headers)
  headers.delete('Cross-Origin-Opener-Policy')
  return new Response(html, { headers })
}

async function names(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX))
}
