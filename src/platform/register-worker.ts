import type { Workbox } from 'workbox-window'
import type { PageMessage } from '../../sw/messages'
import { onOtherBuild } from './server-build'
import { createTakeover, type Takeover } from './takeover'
import { whenUndisturbed } from './undisturbed'

export interface WorkerHandle {
  /** Lets the waiting version take over; this page then reloads, once, when nobody is busy in it. */
  applyUpdate(): void
  storeLogos(paths: readonly string[]): void
}

/** Without it the version in charge finishes its pictures first, and the reload comes when they have all come. */
const MAKE_WAY: PageMessage = { type: 'MAKE_WAY', v: 1 }

/** A screen that is never closed looks for new versions by itself, also where the server's answers do not name them. */
const UPDATE_CHECK_MS = 60 * 60 * 1000

/**
 * Registers the service worker after `when`, so that its precaching does not compete with the first scores.
 * `onNewer` is called when a newer version is there than this page is of; it waits until somebody asks for it.
 */
export function registerWorker(when: Promise<void>, onNewer: () => void): WorkerHandle {
  // In development every reload must show the newest code.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return { applyUpdate() {}, storeLogos() {} }
  const takeover = createTakeover({
    isControlled: Boolean(navigator.serviceWorker.controller),
    reload: () => whenUndisturbed(() => location.reload()),
    onOutdated: onNewer,
  })
  const worker = when.then(() => register(onNewer, takeover)).catch(() => undefined)
  return {
    applyUpdate() {
      takeover.ask()
      navigator.serviceWorker.controller?.postMessage(MAKE_WAY)
      void worker.then((workbox) => workbox?.messageSkipWaiting())
    },
    storeLogos: (paths) => void tellWorker({ type: 'KEEP_LOGOS', v: 1, paths }),
  }
}

async function register(onNewer: () => void, takeover: Takeover): Promise<Workbox> {
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox('/service-worker.js', { scope: '/', updateViaCache: 'none' })
  workbox.addEventListener('waiting', onNewer)
  workbox.addEventListener('controlling', takeover.happened)
  await workbox.register()
  setInterval(() => void workbox.update().catch(() => {}), UPDATE_CHECK_MS)
  onOtherBuild(() => workbox.update())
  return workbox
}

/** Waits for the first installation, if need be. */
async function tellWorker(message: PageMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}
