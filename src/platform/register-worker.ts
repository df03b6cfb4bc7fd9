import type { Workbox } from 'workbox-window'
import { REFRESH_TAG, type PageMessage } from '../../sw/messages'
import { createHeldMessages } from './held-messages'
import { isServerReachable } from './is-server-reachable'
import { ownBuild } from './own-build'
import { onOtherBuild } from './server-build'
import { createReloadOffer } from './reload-offer'
import { createTakeover, type Takeover } from './takeover'
import { browserTimers } from './timers'
import { whenUndisturbed } from './undisturbed'

export interface WorkerHandle {
  /** Lets the waiting version take over; this page then reloads, once, when nobody is busy in it. */
  applyUpdate(): void
  storeLogos(paths: readonly string[]): void
  /** The boards on this device have something new about a favourite. */
  tellNews(nowMs: number): void
}

/** Without this message the running version finishes its pictures first, and the reload waits for all of them. */
const MAKE_WAY: PageMessage = { type: 'MAKE_WAY', v: 1 }

/** A screen that is never closed looks for new versions by itself, also where the server's answers do not name them. */
const UPDATE_CHECK_MS = 60 * 60 * 1000
const REFRESH_MS = 15 * 60 * 1000
const REGISTER_AGAIN_MS = 60_000

/**
 * Registers the service worker after `when`, so that its precaching does not compete with the first scores.
 * `onNewer` is called when there is a newer version than this page's; it waits until somebody asks for it.
 */
export function registerWorker(when: Promise<void>, onNewer: () => void): WorkerHandle {
  // In development every reload must show the newest code.
  if (!import.meta.env.PROD) return WITHOUT_WORKER
  const reload = createReloadOffer(onNewer)
  // Browsers have no workers on plain http, where a wall in a local network may be.
  if (!('serviceWorker' in navigator)) {
    onOtherBuild(ownBuild(), reload.make)
    return { ...WITHOUT_WORKER, applyUpdate: reload.accept }
  }
  // Chromium can lose what wakes a version that stops for the next one, which then waits for minutes: this page at least
  // does not wake it.
  const messages = createHeldMessages((message) => void tellWorker(message))
  const isControlled = Boolean(navigator.serviceWorker.controller)
  const takeover = createTakeover({
    isControlled,
    timers: browserTimers,
    begin() {
      messages.hold()
      void worker.then(begin)
    },
    makeWay: () => navigator.serviceWorker.controller?.postMessage(MAKE_WAY),
    reload() {
      messages.release()
      whenUndisturbed(() => location.reload())
    },
    onNewer,
  })
  const begin = async (workbox: Workbox) => {
    if (await isRegistered()) workbox.messageSkipWaiting()
    else if (await isServerReachable()) takeover.noteGone()
  }
  // The first worker may be of a newer build than this page, if the first try to install it broke off.
  const offerReload = () => void (isControlled || reload.isMade() || reload.make())
  const worker = when
    .then(() => register(takeover, offerReload))
    .catch(() => {
      // A certificate or a setting may forbid workers for good. With an old one, a reload would bring the same page.
      if (!isControlled) onOtherBuild(ownBuild(), reload.make)
      return registerLater(takeover, offerReload)
    })
  return {
    applyUpdate: () => (reload.isMade() ? reload.accept() : takeover.requestUpdate()),
    tellNews: (nowMs) => messages.tell({ type: 'TELL_NEWS', v: 1, nowMs }),
    storeLogos: (paths) => messages.tell({ type: 'KEEP_LOGOS', v: 1, paths }),
  }
}

const WITHOUT_WORKER: WorkerHandle = { applyUpdate() {}, storeLogos() {}, tellNews() {} }

/** Without a worker a wall would not start without network. */
async function registerLater(takeover: Takeover, offerReload: () => void): Promise<Workbox> {
  await new Promise<void>((resolve) => browserTimers.after(REGISTER_AGAIN_MS, resolve))
  return register(takeover, offerReload).catch(() => registerLater(takeover, offerReload))
}

async function register(takeover: Takeover, offerReload: () => void): Promise<Workbox> {
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox('/service-worker.js', { scope: '/', updateViaCache: 'none' })
  workbox.addEventListener('waiting', async () => {
    const workers = await navigator.serviceWorker.getRegistration()
    if (workers) takeover.noteWaiting(workers)
  })
  workbox.addEventListener('controlling', takeover.noteTakenOver)
  let registration = await workbox.register()
  const enrol = () => registration && void refreshWhileClosed(registration).catch(() => {})
  enrol()
  void tellWorker({ type: 'STARTED', v: 1 })
  setInterval(() => void workbox.update().catch(() => {}), UPDATE_CHECK_MS)
  const look = async () => {
    await workbox.update().catch(async (error: unknown) => {
      if (await isRegistered()) throw error
    })
    // A version that was just found is installing; one that waits may be of the build before.
    return Boolean(registration?.active && registration.installing)
  }
  onOtherBuild(ownBuild(), look, () => registration?.waiting || offerReload())
  stayRegistered(async () => {
    registration = await workbox.register()
    enrol()
  })
  return workbox
}

/**
 * Registers the worker again when its registration is gone: a first installation that breaks off ends it, and so does
 * a person who deletes the data of this site. A device that is full is tried less and less often.
 */
function stayRegistered(registerAgain: () => Promise<void>, waitMs = REGISTER_AGAIN_MS): void {
  browserTimers.after(waitMs, async () => {
    const isThere = await isRegistered()
    if (!isThere) await registerAgain().catch(() => {})
    stayRegistered(registerAgain, isThere ? REGISTER_AGAIN_MS : Math.min(2 * waitMs, UPDATE_CHECK_MS))
  })
}

async function isRegistered(): Promise<boolean> {
  try {
    return (await navigator.serviceWorker.getRegistration()) !== undefined
  } catch {
    // The browser does not say.
    return true
  }
}

/** Waits for the first installation, if need be. */
async function tellWorker(message: PageMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

/** TypeScript does not know it, and only some browsers do. */
interface PeriodicSync {
  register(tag: string, options: { readonly minInterval: number }): Promise<void>
}

/** Asks for the worker to be woken while no page is open. Browsers do so for installed apps, as often as they think right. */
async function refreshWhileClosed(registration: ServiceWorkerRegistration): Promise<void> {
  const { periodicSync } = registration as { readonly periodicSync?: PeriodicSync }
  await periodicSync?.register(REFRESH_TAG, { minInterval: REFRESH_MS })
}
