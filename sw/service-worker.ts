import { Route, Router } from 'workbox-routing'
import { PICTURES } from '../src/domain/pictures/picture-path'
import { createExistingDatabase } from '../src/storage/existing-database'
import { OUTBOX } from '../src/sync/outbox/names'
import { sendFromWorker } from '../src/sync/outbox/worker-outbox'
import { cacheApp } from './caching'
import { heal } from './heal'
import { createPictureFetch } from './picture-fetch'
import { createLogoStore } from './logos'
import { ASSETS } from './routes'
import { parsePageMessage, REFRESH_TAG } from './messages'
import { createBrowserNewsroom, openNews } from './browser-news'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

const pictures = createPictureFetch((path, init) => fetch(path, init))
const open = createExistingDatabase()
const logos = createLogoStore({ open, fetch: pictures.fetch, wall: () => Date.now() })

const newsroom = createBrowserNewsroom(open)

/** A visit comes first: by then, what the page needs is on its way. */
const HEAL_AFTER_MS = 5000
let healing: Promise<void> | undefined
/** Aborted when the next version shall begin, which waits until this one has nothing to do. */
const healer = new AbortController()

// Registered before the router: a listener that answers a request ends it for all later listeners.
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.waitUntil(oneAtATime(healLater))
  if (isProbe(event.request)) event.waitUntil(oneAtATime(healNow))
})

/** Chromium's family has it; the standard's types do not. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent
  if (tag === OUTBOX) (event as SyncEvent).waitUntil(sendFromWorker(open))
})

const router = new Router()
const app = cacheApp(self.__WB_MANIFEST, router)
router.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(PICTURES),
    ({ url }) => logos.answer(url.pathname + url.search),
  ),
)
router.addFetchListener()

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => event.waitUntil(handleMessage(event)))

/** Some browsers have it; TypeScript does not. */
type PeriodicSyncEvent = ExtendableEvent & { readonly tag: string }

self.addEventListener('periodicsync', (event) => {
  const { tag } = event as PeriodicSyncEvent
  if (tag === REFRESH_TAG) (event as PeriodicSyncEvent).waitUntil(newsroom.refresh())
})

self.addEventListener('notificationclick', (event) => event.waitUntil(openNews(event.notification)))

/** A new version waits until the page says that it may take over. */
async function handleMessage(event: ExtendableMessageEvent): Promise<void> {
  const message = parsePageMessage(event.data)
  if (!message) return undefined
  switch (message.type) {
    case 'SKIP_WAITING':
      return self.skipWaiting()
    case 'KEEP_LOGOS':
      return void (await logos.fetchMissing(message.paths))
    case 'MAKE_WAY':
      return stopAllWork()
    case 'STARTED':
      return oneAtATime(healLater)
    case 'TELL_NEWS':
      return newsroom.tell(message.nowMs)
  }
}

/**
 * A page that did not get its scripts asks whether they can be loaded (`probe-scripts.ts`). Where the browser itself
 * serves pages and scripts, this is the only request of such a page that this worker sees.
 */
function isProbe({ destination, url }: Request): boolean {
  return destination === '' && new URL(url).pathname.startsWith(ASSETS)
}

/** Stops all work: the browser lets the next version begin only then, and somebody waits for it. */
function stopAllWork(): void {
  logos.stop()
  pictures.stop()
  healer.abort()
}

function oneAtATime(work: () => Promise<void>): Promise<void> {
  healing ??= work().finally(() => (healing = undefined))
  return healing
}

/** After each visit. Without network there is nothing to heal with. */
async function healLater(): Promise<void> {
  const { signal } = healer
  if (signal.aborted) return
  const isOver = new Promise((resolve) => signal.addEventListener('abort', resolve))
  await Promise.race([new Promise((resolve) => setTimeout(resolve, HEAL_AFTER_MS)), isOver])
  await healNow()
}

async function healNow(): Promise<void> {
  const { signal } = healer
  const cache = await caches.open(app.name)
  await heal(app.parts(), { cache, fetch: (request) => fetch(request, { signal }), signal }).catch(() => {})
  if (!signal.aborted) await app.fillPages().catch(() => {})
}
