import { easternDay } from '../../../src/domain/time/eastern'
import type { Slug } from '../../../src/domain/league'
import { readShared, writeShared } from '../server/shared'

/** It is normal that the feed has no such event yet: one line a day says so, however often it is asked. */
export function logMissing(slug: Slug, eventId: string, now: number): void {
  const key = `missing:${slug}:${eventId}`
  const today = easternDay(now)
  if (readShared<string>(key) === today) return
  writeShared(key, today)
  $app.logger().info('The feed has no such event', 'league', slug, 'event', eventId)
}
