import { noop, type Cancel } from './timers'

/**
 * Keeps the screen lit until the returned function is called. The browser lets go whenever the page is hidden, so it
 * is asked again when the page returns; where it refuses (battery saver, no such feature) the screen just goes dark.
 */
export function keepAwake(): Cancel {
  if (!('wakeLock' in navigator)) return noop
  let held: WakeLockSentinel | undefined
  let over = false

  async function ask(): Promise<void> {
    if (over || document.visibilityState !== 'visible') return
    const lock = await navigator.wakeLock.request('screen').catch(() => undefined)
    if (over) void lock?.release()
    else held = lock
  }
  const listener = () => void ask()

  document.addEventListener('visibilitychange', listener)
  void ask()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', listener)
    void held?.release()
  }
}
