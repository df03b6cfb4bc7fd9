/** Whether the person lets this page tell them things while they look at something else. */
export type NotifyPermission = 'granted' | 'denied' | 'unasked'

/** They are shown by the service worker; on iPhones only an installed app has them. */
export function canNotify(): boolean {
  return 'Notification' in globalThis && 'serviceWorker' in navigator
}

export function notifyPermission(): NotifyPermission {
  if (!canNotify()) return 'denied'
  const { permission } = Notification
  return permission === 'default' ? 'unasked' : permission
}

/** Only on a press of somebody who wants it: who is asked out of the blue says no for good. */
export async function askToNotify(): Promise<NotifyPermission> {
  await Notification.requestPermission().catch(() => undefined)
  return notifyPermission()
}
