import { claimNewsToTell, readShared, writeShared } from '../src/platform/shared-values'
import { showNews } from '../src/platform/show-news'
import type { OpenDatabase } from '../src/storage/logos'
import { createNativeDevice } from '../src/storage/native-device'
import { createStorage } from '../src/storage/storage'
import { fetchAndKeepBoard } from '../src/sync/board/refresh-board'
import { askForEnd } from '../src/sync/news/ask-for-end'
import { createNewsroom, type Newsroom } from './news'

declare const self: ServiceWorkerGlobalScope

/** The newsroom on this device: notifications, and the number on the app's icon. */
export function createBrowserNewsroom(open: OpenDatabase): Newsroom {
  const storage = createStorage(createNativeDevice(open))
  // The server's time may differ from the device's. Pages know it; the worker learns it with each board.
  let aheadMs = 0
  const clock = {
    now: () => Date.now() + aheadMs,
    learn: (serverNow: number) => void (aheadMs = serverNow - Date.now()),
  }
  return createNewsroom({
    storage,
    read: readShared,
    write: writeShared,
    askForEnd,
    claim: (keys) => claimNewsToTell(keys, Date.now()),
    isWatched: async () => (await pages()).some(({ visibilityState }) => visibilityState === 'visible'),
    show: (news, options) => showNews(self.registration, { ...news, source: 'favourite' }, options),
    setBadge: async (count) => {
      if ('setAppBadge' in self.navigator) await self.navigator.setAppBadge(count).catch(() => {})
    },
    refresh: async (slug) => void (await fetchAndKeepBoard(slug, { storage, clock })),
    now: clock.now,
  })
}

/** Shows the game in the page that has it open, else in a new one. */
export async function openNews(notification: Notification): Promise<void> {
  notification.close()
  const { path } = notification.data as { readonly path: string }
  const open = (await pages()).find(({ url }) => new URL(url).pathname === path)
  const shown = await open?.focus().catch(() => {})
  if (!shown) await self.clients.openWindow(path)
}

async function pages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true })
}
