import type { Slug } from '../../../src/domain/league'
import { readShared, writeShared } from '../server/shared'

interface Dropped {
  readonly eventId: string
  readonly reason: string
}

/** What could not be read in a reply. Dates are counted apart, because their games are shown all the same. */
interface Oddities {
  readonly dropped: readonly Dropped[]
  readonly unreadableDates?: number
}

/** One log line per broken event and reason, and per count of unreadable dates, however often it comes again. */
export function logOddities(slug: Slug, { dropped, unreadableDates = 0 }: Oddities): void {
  logNew(`dropped:${slug}`, 'Dropped a game the feed sent broken', slug, dropped.map(lineOf))
  const dates = unreadableDates === 0 ? [] : [`${unreadableDates} games`]
  logNew(`dates:${slug}`, 'The feed sent dates that cannot be read', slug, dates)
}

function lineOf({ eventId, reason }: Dropped): string {
  return `${eventId}: ${reason}`
}

function logNew(key: string, message: string, slug: Slug, lines: readonly string[]): void {
  const known = readShared<string[]>(key) ?? []
  for (const line of lines.filter((candidate) => !known.includes(candidate))) {
    $app.logger().warn(message, 'league', slug, 'event', line)
  }
  if (known.join() !== lines.join()) writeShared(key, lines)
}
