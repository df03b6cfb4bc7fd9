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

/** To be called only when somebody presses for it: a person who is asked unexpectedly says no for good. */
export async function askToNotify(): Promise<NotifyPermission> {
  await Notification.requestPermission().catch(() => undefined)
  return notifyPermission()
}
