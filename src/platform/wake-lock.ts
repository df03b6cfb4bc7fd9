import { MINUTE_MS } from '../domain/time/intervals'
import { noop, type Cancel } from './timers'

/**
 * Keeps the screen lit until the returned function is called. The browser lets go whenever the page is hidden, so it
 * is asked again when the page returns, and every minute for as long as it refuses or after it has let go by itself
 * (battery saver): nobody touches the screen on a wall.
 */
export function keepAwake(): Cancel {
  if (!('wakeLock' in navigator)) return noop
  let held: WakeLockSentinel | undefined
  let over = false

  async function ask(): Promise<void> {
    if (held?.released === false || document.visibilityState !== 'visible') return
    const lock = await navigator.wakeLock.request('screen').catch(() => undefined)
    if (over) void lock?.release()
    else held = lock
  }
  const listener = () => void ask()

  document.addEventListener('visibilitychange', listener)
  const asks = setInterval(listener, MINUTE_MS)
  void ask()
  return () => {
    over = true
    clearInterval(asks)
    document.removeEventListener('visibilitychange', listener)
    void held?.release()
  }
}
