import type { Slug } from '../../../src/domain/league'
import { takeLock, type Lock } from '../server/lock'
import { pollMemory } from './memory'
import { tick } from './tick'

/** Longer than one upstream timeout, so that a lock outlives the slowest request and a dead holder is soon replaced. */
const LOCK_MS = 30_000
/** A request that runs into the next minute keeps the lock; the next loop waits for it this long. */
const PATIENCE_MS = 15_000
/** Well below the lock's life, so that it is renewed in time while nothing is due. */
const LONGEST_NAP_MS = 10_000
/** Cron fires on the minute: this loop ends just before, and the next one takes over. */
const HAND_OVER_MS = 300

/**
 * Polls one league until the minute ends. Cron starts it every minute (its finest grain), `serve` once more when
 * the port answers; the lock lets only one of them poll. What is due and when outlives the loop, in shared memory.
 */
export function pollUntilMinuteEnds(slug: Slug): void {
  const end = (Math.floor(Date.now() / 60_000) + 1) * 60_000 - HAND_OVER_MS
  const lock = waitForLock(slug)
  if (!lock) return
  try {
    for (let now = Date.now(); now < end && lock.renew(); now = Date.now()) {
      const wait = Math.min(pollMemory(slug).dueAt, end) - now
      if (wait > 0) sleep(Math.min(wait, LONGEST_NAP_MS))
      else tickSafely(slug)
    }
  } finally {
    lock.release()
  }
}

function waitForLock(slug: Slug): Lock | undefined {
  const giveUp = Date.now() + PATIENCE_MS
  for (;;) {
    const lock = takeLock(`poll:${slug}`, LOCK_MS)
    if (lock || Date.now() > giveUp) return lock
    sleep(100)
  }
}

/** A surprise in one poll must not end polling. */
function tickSafely(slug: Slug): void {
  try {
    tick(slug)
  } catch (error) {
    $app.logger().error('A poll failed unexpectedly', 'league', slug, 'error', String(error))
  }
}
