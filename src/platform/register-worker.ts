import type { Workbox } from 'workbox-window'
import type { PageMessage } from '../../sw/messages'
import { createTakeover, type Takeover } from './takeover'

export interface WorkerHandle {
  /** Lets the waiting version take over; the page then reloads, once. */
  applyUpdate(): void
  storeLogos(paths: readonly string[]): void
}

/** Without it the version in charge finishes its pictures first, and the reload comes when they have all come. */
const MAKE_WAY: PageMessage = { type: 'MAKE_WAY', v: 1 }

/** A screen that is never closed looks for new versions by itself. */
const UPDATE_CHECK_MS = 60 * 60 * 1000

/**
 * Registers the service worker after `when`, so that its precaching does not compete with the first scores.
 * `onWaiting` is called when a new version is there; it waits until somebody asks for it.
 */
export function registerWorker(when: Promise<void>, onWaiting: () => void): WorkerHandle {
  // In development every reload must show the newest code.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return { applyUpdate() {}, storeLogos() {} }
  const takeover = createTakeover(Boolean(navigator.serviceWorker.controller), () => location.reload())
  const worker = when.then(() => register(onWaiting, takeover)).catch(() => undefined)
  return {
    applyUpdate() {
      takeover.ask()
      navigator.serviceWorker.controller?.postMessage(MAKE_WAY)
      void worker.then((workbox) => workbox?.messageSkipWaiting())
    },
    storeLogos: (paths) => void tellWorker({ type: 'KEEP_LOGOS', v: 1, paths }),
  }
}

async function register(onWaiting: () => void, takeover: Takeover): Promise<Workbox> {
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox('/service-worker.js', { scope: '/', updateViaCache: 'none' })
  workbox.addEventListener('waiting', onWaiting)
  workbox.addEventListener('controlling', takeover.happened)
  await workbox.register()
  setInterval(() => void workbox.update().catch(() => {}), UPDATE_CHECK_MS)
  return workbox
}

/** Waits for the first installation, if need be. */
async function tellWorker(message: PageMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}
