import type { Slug } from '../../../src/domain/league'
import { loopUntilMinuteEnds } from '../server/minute-loop'
import { pollMemory } from './poll-memory'
import { tick } from './tick'

/** The slowest poll may run this far into the next minute; who gave up sooner would leave that minute without polls. */
const WAIT_FOR_LOCK_MS = 45_000

/** Polls one league until the minute ends. What is due and when outlives the loop, in shared memory. */
export function pollUntilMinuteEnds(slug: Slug): void {
  loopUntilMinuteEnds({
    name: `poll:${slug}`,
    waitForLockMs: WAIT_FOR_LOCK_MS,
    dueAt: () => pollMemory(slug).dueAt,
    step: () => tick(slug),
  })
}
