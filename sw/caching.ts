import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** The server's own: the API and PocketBase's dashboard. */
const NOT_PAGES = [/^\/api\//, /^\/_\//]

/** The app itself, all chunks: every address opens without network. Pictures are not part of it. */
export function cacheApp(manifest: (PrecacheEntry | string)[]): void {
  precacheAndRoute(manifest)
  cleanupOutdatedCaches()
  // In development there is no precache to answer from.
  if (import.meta.env.PROD) {
    registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_PAGES }))
  }
}
