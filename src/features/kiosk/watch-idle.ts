import { browserTimers, noop, type Cancel } from '../../platform/timers'

const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll']

/** Calls back each time nobody has touched the page for this long. */
export function watchIdle(ms: number, onLeft: () => void): Cancel {
  let cancel = noop
  const later = () => {
    cancel()
    cancel = browserTimers.after(ms, () => {
      onLeft()
      later()
    })
  }
  const listening = new AbortController()
  for (const event of TOUCHES) addEventListener(event, later, { signal: listening.signal, passive: true })
  later()
  return () => {
    listening.abort()
    cancel()
  }
}
