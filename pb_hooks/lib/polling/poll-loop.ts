import type { Slug } from '../../../src/domain/league'
import { beat, beatDueAt } from '../boards/beat'
import { loopUntilMinuteEnds } from '../server/minute-loop'
import { pollMemory } from './poll-memory'
import { tick } from './tick'

/**
 * Polls one league until the minute ends, and sends a beat when there is no other push. Due times are in shared memory,
 * so they outlive the loop.
 */
export function pollUntilMinuteEnds(slug: Slug): void {
  loopUntilMinuteEnds({
    name: `poll:${slug}`,
    dueAt: () => Math.min(pollMemory(slug).dueAt, beatDueAt(slug)),
    step: () => (pollMemory(slug).dueAt <= Date.now() ? tick(slug) : beat(slug)),
  })
}
