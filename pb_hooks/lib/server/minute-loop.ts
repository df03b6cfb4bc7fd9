import { nextTickMs } from '../../../src/domain/operations/next-tick'
import { MINUTE_MS } from '../../../src/domain/time/intervals'
import { takeLock, type Lock } from './lock'

/** Longer than the slowest step, which may meet its last upstream timeout after 30 s: two polls at once would undo each other. */
const LOCK_MS = 60_000
/** Well below the lock's life, so that it is renewed in time while nothing is due. */
const LONGEST_NAP_MS = 10_000
/** Cron fires each minute: a loop ends just before, and the next one takes over. */
const HAND_OVER_MS = 300
/** The slowest request may run this far into the next minute. Giving up sooner would leave that minute without work. */
const WAIT_FOR_LOCK_MS = 45_000
const AFTER_SURPRISE_MS = 1000
const TICK_KEY = 'cron-tick'

/** Only cron calls this, each minute. On a machine that slept, cron no longer runs exactly on the minute. */
export function noteCronTick(): void {
  $app.store().set(TICK_KEY, Date.now())
}

/** Work that comes again by itself, in one loop of the process at a time. */
export interface MinuteLoop {
  /** Names the lock that lets one loop of the process do this work. */
  readonly name: string
  /** Wall time of the next step. Compute it from something that outlives the loop. */
  dueAt(): number
  step(lock: Lock): void
}

/**
 * Runs the steps that are due until cron's minute ends. With nothing due before then it ends at once and leaves its
 * runtime to others. Cron starts it every minute, which is the shortest that cron can do, and `serve` when the port
 * answers. An unexpected error in one step is logged and does not end the loop; a clock that is set back does, since it
 * takes the minute's end with it.
 */
export function loopUntilMinuteEnds(loop: MinuteLoop): void {
  const lastTick = ($app.store().get(TICK_KEY) as number | null) ?? undefined
  const end = nextTickMs(lastTick, Date.now()) - HAND_OVER_MS
  const lock = waitForLock(loop)
  if (!lock) return
  const isInMinute = () => Date.now() < end && Date.now() > end - 2 * MINUTE_MS
  try {
    for (let due = loop.dueAt(); due < end && isInMinute() && lock.renew(); due = loop.dueAt()) {
      const wait = due - Date.now()
      if (wait > 0) sleep(Math.min(wait, LONGEST_NAP_MS))
      else stepSafely(loop, lock)
    }
  } finally {
    lock.release()
  }
}

/** For a single step beside the loop's own turns; undefined while the loop is at work or waits for its next one. */
export function lockOfLoop(name: string): Lock | undefined {
  return takeLock(name, LOCK_MS)
}

/** Work that runs into the next minute keeps the lock. */
function waitForLock({ name }: MinuteLoop): Lock | undefined {
  const giveUp = Date.now() + WAIT_FOR_LOCK_MS
  for (;;) {
    const lock = lockOfLoop(name)
    if (lock || Date.now() >= giveUp) return lock
    sleep(100)
  }
}

function stepSafely({ name, step }: MinuteLoop, lock: Lock): void {
  // The step may have failed before it could set its next time.
  if (!runSafely(name, () => step(lock))) sleep(AFTER_SURPRISE_MS)
}

/** False when it failed; operators are told. */
export function runSafely(name: string, run: () => void): boolean {
  try {
    run()
    return true
  } catch (error) {
    $app.logger().error('A job failed unexpectedly', 'job', name, 'error', String(error))
    return false
  }
}
