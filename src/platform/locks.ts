import { noop } from './timers'

/** A lock that one tab of this origin holds at a time. */
export interface Locks {
  /**
   * Asks for the lock, or takes it from the tab that has it. `onLost` is called when another tab took it from us.
   * Returns a function that withdraws the request or lets the lock go.
   */
  hold(name: string, how: 'wait' | 'steal', onHeld: () => void, onLost: () => void): () => void
}

/** Absent outside secure contexts, such as plain http on a local network. */
export const webLocks: Locks | undefined =
  typeof navigator !== 'undefined' && 'locks' in navigator ? { hold: holdWebLock } : undefined

function holdWebLock(name: string, how: 'wait' | 'steal', onHeld: () => void, onLost: () => void) {
  const withdraw = new AbortController()
  let release = noop
  const held = new Promise<void>((resolve) => (release = resolve))
  // The standard refuses `steal` together with `signal`; stealing never waits, so nothing is lost.
  const options = how === 'steal' ? { steal: true } : { signal: withdraw.signal }
  const grant = () => {
    onHeld()
    return held
  }
  navigator.locks.request(name, options, grant).catch(() => {
    if (!withdraw.signal.aborted) onLost()
  })
  return () => {
    withdraw.abort()
    release()
  }
}
