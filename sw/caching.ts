import {
  cleanupOutdatedCaches,
  PrecacheController,
  PrecacheRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, Route, type Router } from 'workbox-routing'
import type { Part } from './heal'
import { routedCache, routedPages } from '../src/platform/routed-pages'
import { withLastFrame } from './last-frame'
import { forgetOlderBuilds } from './last-build'
import { ASSETS, canRoute, route } from './routes'

declare const self: ServiceWorkerGlobalScope

/** The files of the app on this device, for the check whether they are still there and whole. */
export interface AppCache {
  readonly name: string
  parts(): readonly Part[]
  /** Puts back those pages that the browser itself serves, where they are gone. */
  fillPages(): Promise<void>
}

/**
 * Caches the app itself with all chunks, so that every address opens without network. Pictures are not part of it. The
 * browser refuses every file that is not, to the byte, what the build made, because the sign-in page of a network
 * answers everything with 200.
 */
export function cacheApp(manifest: (PrecacheEntry | string)[], router: Router): AppCache {
  const app = new PrecacheController()
  app.addToCacheList(manifest)
  self.addEventListener('install', (event) => {
    route(event, { pages: pagesOf(app), app: app.strategy.cacheName })
    event.waitUntil(app.install(event).then(() => fillPages(app)))
  })
  // Workbox would delete the version before, and with it chunks that its open pages have not loaded yet.
  self.addEventListener('activate', (event) => event.waitUntil(forgetOlderVersions(app)))
  // The address without a path is a page like all others.
  router.registerRoute(new PrecacheRoute(app, { directoryIndex: '' }))
  router.registerRoute(
    new Route(
      ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(ASSETS),
      ({ request }) => answerOlderPage(app, request),
    ),
  )
  cleanupOutdatedCaches()
  // In development there is no precache to answer from.
  if (import.meta.env.PROD) {
    const page = app.createHandlerBoundToURL('/index.html')
    router.registerRoute(
      new NavigationRoute(async (asked) => withLastFrame(await page(asked), asked.url), {
        // Addresses of the server itself: the API and PocketBase's dashboard.
        denylist: [/^\/api\//, /^\/_\//],
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

/** The cache of this version's pages: a page needs the scripts of its own build. */
function pagesOf(app: PrecacheController): string {
  return routedCache(app.getCacheKeyForURL('/index.html') ?? '')
}

async function fillPages(app: PrecacheController): Promise<void> {
  const built = canRoute() ? await app.matchPrecache('/index.html') : undefined
  if (built) await routedPages.fill(pagesOf(app), built)
}

async function forgetOlderVersions(app: PrecacheController): Promise<void> {
  const cache = await caches.open(app.strategy.cacheName)
  await forgetOlderBuilds(cache, [...app.getURLsToCacheKeys().values()])
  await routedPages.forgetOthers(pagesOf(app))
}

/** Answers for a file that this version does not have: a page of the version before asks for it. */
async function answerOlderPage(app: PrecacheController, request: Request): Promise<Response> {
  const cache = await caches.open(app.strategy.cacheName)
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request)
}
