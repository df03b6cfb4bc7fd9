import type { Slug } from '../../../src/domain/league'
import { beat, beatDueAt } from '../boards/beat'
import { loopUntilMinuteEnds } from '../server/minute-loop'
import { pollMemory } from './poll-memory'
import { tick } from './tick'

/** The slowest poll may run this far into the next minute. Giving up sooner would leave that minute without polls. */
const WAIT_FOR_LOCK_MS = 45_000

/**
 * Polls one league until the minute ends, and sends a beat when there is no other push. Due times are in shared memory,
 * so they outlive the loop.
 */
export function pollUntilMinuteEnds(slug: Slug): void {
  loopUntilMinuteEnds({
    name: `poll:${slug}`,
    waitForLockMs: WAIT_FOR_LOCK_MS,
    dueAt: () => Math.min(pollMemory(slug).dueAt, beatDueAt(slug)),
    step: () => (pollMemory(slug).dueAt <= Date.now() ? tick(slug) : beat(slug)),
  })
}
