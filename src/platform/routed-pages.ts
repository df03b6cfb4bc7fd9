import { ALL_LEAGUES } from '../domain/league'
import type { LastFrame } from './last-frames'
import { isOfBuild, pageWithFrame, showsLeague } from './page-with-frame'

/**
 * Whole pages that the browser serves by itself, without starting the worker first. Each version of the worker has a
 * cache of them with one page for each address below. That is the page as it was built, until somebody has seen scores
 * there. Only browsers that have such routes have these caches.
 */
const PREFIX = 'pages-'

/** Each of the caches also has the page as it was built, under this name. */
const BUILT = '/index.html'

/** A browser that finds no page at one of these asks the network, not the worker, so there must always be one. */
export const ROUTED_PATHS: readonly string[] = ['/', ...ALL_LEAGUES.map(({ slug }) => `/${slug}`)]

/** Where a league may be seen: the address without a league leads to the one that was open last. */
export function pathsOf(slug: string): readonly string[] {
  return ['/', `/${slug}`]
}

/** The page's revision names the cache: the worker knows it when it sets its routes, before it has fetched any page. */
export function routedCache(revision: string): string {
  return PREFIX + revision
}

export const routedPages = {
  /** Puts the page as it was built wherever none is yet. */
  async fill(name: string, built: Response): Promise<void> {
    const cache = await caches.open(name)
    for (const path of [BUILT, ...ROUTED_PATHS])
      if (!(await cache.match(path)))
        await cache.put(path, path === BUILT ? built.clone() : withoutOpenerPolicy(built))
  },

  /** Puts the frame into its build's page for the next visit. Resolves to whether there is such a page. */
  async keep(path: string, frame: LastFrame): Promise<boolean> {
    for (const name of await pageCaches()) {
      const built = await caches.match(BUILT, { cacheName: name })
      const html = (await built?.clone().text()) ?? ''
      if (!built || !isOfBuild(html, frame.build)) continue
      await (await caches.open(name)).put(path, withoutOpenerPolicy(built, pageWithFrame(html, frame)))
      return true
    }
    return false
  },

  /** Replaces every page that shows what somebody has seen by the page as it was built. */
  async forgetAll(): Promise<void> {
    for (const name of await pageCaches()) {
      const cache = await caches.open(name)
      for (const path of ROUTED_PATHS) await putBack(cache, path)
    }
  },

  /** The same for the pages that show this league. */
  async forgetLeague(slug: string): Promise<void> {
    for (const name of await pageCaches()) {
      const cache = await caches.open(name)
      for (const path of pathsOf(slug)) {
        const html = await (await cache.match(path))?.text()
        if (html !== undefined && showsLeague(html, slug)) await putBack(cache, path)
      }
    }
  },

  async forgetOthers(own: string): Promise<void> {
    for (const name of await pageCaches()) if (name !== own) await caches.delete(name)
  },
}

/** On a full device the page is deleted, so that it does not stay; else there is always a page. */
async function putBack(cache: Cache, path: string): Promise<void> {
  const built = await cache.match(BUILT)
  const put = built ? cache.put(path, withoutOpenerPolicy(built)) : Promise.reject(new Error('no page'))
  await put.catch(() => cache.delete(path))
}

/**
 * The page without the header that separates it from its opener. With that header, the browser starts a new process for
 * the page once it has read it, and throws away the process that it had begun: that took longer than all else up to the
 * first paint. A page that was opened by another one separates itself by script (`leave-opener.ts`).
 */
function withoutOpenerPolicy(built: Response, html: BodyInit | null = built.clone().body): Response {
  const headers = new Headers(built.headers)
  headers.delete('Cross-Origin-Opener-Policy')
  return new Response(html, { headers })
}

async function pageCaches(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX))
}
