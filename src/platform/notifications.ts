import type { Cancel } from './timers'

/** Whether the person lets this page tell them things while they look at something else. */
export type NotifyPermission = 'granted' | 'denied' | 'unasked'

/** The service worker shows notifications; on iPhones only an installed app has them. */
export function canNotify(): boolean {
  return 'Notification' in globalThis && 'serviceWorker' in navigator
}

export function notifyPermission(): NotifyPermission {
  if (!canNotify()) return 'denied'
  const { permission } = Notification
  return permission === 'default' ? 'unasked' : permission
}

const listeners = new Set<() => void>()

/** To be called only when somebody presses for it: a person who is asked unexpectedly says no for good. */
export async function askToNotify(): Promise<void> {
  await Notification.requestPermission().catch(() => undefined)
  for (const run of listeners) run()
}

/**
 * Calls back when the person allows or blocks notifications, also in the browser's own settings; of those an old browser
 * tells nothing.
 */
export function onNotifyPermission(run: () => void): Cancel {
  const listening = new AbortController()
  listeners.add(run)
  tellChanges(run, listening.signal).catch(() => undefined)
  return () => {
    listeners.delete(run)
    listening.abort()
  }
}

async function tellChanges(run: () => void, signal: AbortSignal): Promise<void> {
  const status = await navigator.permissions.query({ name: 'notifications' })
  status.addEventListener('change', run, { signal })
}
