import { takeLock, type Lock } from './lock'

/** A holder that died is replaced after this long; work must be shorter or renew the lock. */
const LOCK_MS = 30_000
/** Work that runs into the next minute keeps the lock; the next loop waits for it this long. */
const PATIENCE_MS = 15_000
/** Cron fires on the minute: this loop ends just before, and the next one takes over. */
const HAND_OVER_MS = 300

/**
 * Calls `step` every `everyMs` (wall time) until the minute ends, in one loop of the process at a time. Cron starts it
 * every minute, which is its finest grain. A surprise in one step is logged and ends nothing.
 */
export function loopUntilMinuteEnds(name: string, everyMs: number, step: (lock: Lock) => void): void {
  const end = (Math.floor(Date.now() / 60_000) + 1) * 60_000 - HAND_OVER_MS
  const lock = waitForLock(name)
  if (!lock) return
  try {
    while (Date.now() < end && lock.renew()) {
      stepSafely(name, lock, step)
      sleep(Math.max(0, Math.min(everyMs, end - Date.now())))
    }
  } finally {
    lock.release()
  }
}

function waitForLock(name: string): Lock | undefined {
  const giveUp = Date.now() + PATIENCE_MS
  for (;;) {
    const lock = takeLock(name, LOCK_MS)
    if (lock || Date.now() > giveUp) return lock
    sleep(100)
  }
}

function stepSafely(name: string, lock: Lock, step: (lock: Lock) => void): void {
  try {
    step(lock)
  } catch (error) {
    $app.logger().error('A job failed unexpectedly', 'job', name, 'error', String(error))
  }
}
