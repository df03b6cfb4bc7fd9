import type { Slug } from '../../../src/domain/league'
import { readShared, writeShared } from '../server/shared'

interface Dropped {
  readonly eventId: string
  readonly reason: string
}

/** One log line per broken event and reason, however often it comes again. */
export function logDropped(slug: Slug, dropped: readonly Dropped[]): void {
  const key = `dropped:${slug}`
  const known = readShared<string[]>(key) ?? []
  const now = dropped.map(({ eventId, reason }) => `${eventId}: ${reason}`)
  for (const line of now.filter((candidate) => !known.includes(candidate))) {
    $app.logger().warn('Dropped a game the feed sent broken', 'league', slug, 'event', line)
  }
  if (known.join() !== now.join()) writeShared(key, now)
}
