import {
  cleanupOutdatedCaches,
  PrecacheController,
  PrecacheRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import type { Part } from './heal'
import { routedCache, routedPages } from '../src/platform/routed-pages'
import { withLastFrame } from './last-frame'
import { forgetOlderBuilds } from './last-build'
import { ASSETS, canRoute, route } from './routes'

declare const self: ServiceWorkerGlobalScope

/** The server's own: the API and PocketBase's dashboard. */
const NOT_PAGES = [/^\/api\//, /^\/_\//]

/** What the app consists of on this device, for whoever looks whether it is still there and whole. */
export interface AppCache {
  readonly name: string
  parts(): readonly Part[]
  /** Puts back the pages for which the browser itself answers, where they are gone. */
  fillPages(): Promise<void>
}

/**
 * The app itself, all chunks: every address opens without network. Pictures are not part of it. The browser refuses
 * whatever is not, to the byte, what the build made: the sign-in page of a network answers everything with 200.
 */
export function cacheApp(manifest: (PrecacheEntry | string)[]): AppCache {
  const app = new PrecacheController()
  app.addToCacheList(manifest)
  self.addEventListener('install', (event) => {
    route(event, { pages: pagesOf(app), app: app.strategy.cacheName })
    event.waitUntil(app.install(event).then(() => fillPages(app)))
  })
  // Workbox would forget the version before, and with it what open pages of it have not loaded yet.
  self.addEventListener('activate', (event) => event.waitUntil(forgetOlder(app)))
  // The address without a path is a page like all others.
  registerRoute(new PrecacheRoute(app, { directoryIndex: '' }))
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(ASSETS),
    ({ request }) => answerForOlder(app, request),
  )
  cleanupOutdatedCaches()
  // In development there is no precache to answer from.
  if (import.meta.env.PROD) {
    const page = app.createHandlerBoundToURL('/index.html')
    registerRoute(
      new NavigationRoute(async (asked) => withLastFrame(await page(asked), asked.url), {
        denylist: NOT_PAGES,
      }),
    )
  }
  return {
    name: app.strategy.cacheName,
    parts: () =>
      [...app.getURLsToCacheKeys()].map(([url, key]) => ({
        url,
        key,
        integrity: app.getIntegrityForCacheKey(key),
      })),
    fillPages: () => fillPages(app),
  }
}

/** A page goes with the scripts of its own build. */
function pagesOf(app: PrecacheController): string {
  return routedCache(app.getCacheKeyForURL('/index.html') ?? '')
}

async function fillPages(app: PrecacheController): Promise<void> {
  const built = canRoute() ? await app.matchPrecache('/index.html') : undefined
  if (built) await routedPages.fill(pagesOf(app), built)
}

async function forgetOlder(app: PrecacheController): Promise<void> {
  const cache = await caches.open(app.strategy.cacheName)
  await forgetOlderBuilds(cache, [...app.getURLsToCacheKeys().values()])
  await routedPages.forgetOthers(pagesOf(app))
}

/** A file that is none of this version's: a page of the one before asks. */
async function answerForOlder(app: PrecacheController, request: Request): Promise<Response> {
  const cache = await caches.open(app.strategy.cacheName)
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request)
}
