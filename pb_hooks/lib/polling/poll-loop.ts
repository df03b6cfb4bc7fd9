import type { Slug } from '../../../src/domain/league'
import { loopUntilMinuteEnds } from '../server/minute-loop'
import { pollMemory } from './memory'
import { tick } from './tick'

/** A request may run into the next minute. */
const WAIT_FOR_LOCK_MS = 15_000

/** Polls one league until the minute ends. What is due and when outlives the loop, in shared memory. */
export function pollUntilMinuteEnds(slug: Slug): void {
  loopUntilMinuteEnds({
    name: `poll:${slug}`,
    waitForLockMs: WAIT_FOR_LOCK_MS,
    dueAt: () => pollMemory(slug).dueAt,
    step: () => tick(slug),
  })
}
