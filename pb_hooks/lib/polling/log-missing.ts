import { easternDay } from '../../../src/domain/time/eastern'
import type { Slug } from '../../../src/domain/league'
import { readShared, writeShared } from '../server/shared'

/** That the feed has no such event yet is expected: one line a day tells it, however often it is asked. */
export function logMissing(slug: Slug, eventId: string, now: number): void {
  const key = `missing:${slug}:${eventId}`
  const today = easternDay(now)
  if (readShared<string>(key) === today) return
  writeShared(key, today)
  $app.logger().info('The feed has no such event', 'league', slug, 'event', eventId)
}
