import type { Slug } from '../../../src/domain/league'
import { readShared, writeShared } from '../server/shared'
import { productNow } from '../server/time'
import { TOLD_AGAIN_MS } from './log-failure'

interface Dropped {
  readonly eventId: string
  readonly reason: string
}

/** What could not be read in a reply. Dates are counted apart, because their games are shown all the same. */
interface Oddities {
  readonly dropped: readonly Dropped[]
  readonly unreadableDates?: number
}

/**
 * One log line per broken event and reason, and per count of unreadable dates, however many polls bring it: of a league
 * several days may be read in turn. It is told again before its alert would end for want of news.
 */
export function logOddities(slug: Slug, { dropped, unreadableDates = 0 }: Oddities): void {
  logNew(`dropped:${slug}`, 'Dropped a game the feed sent broken', slug, dropped.map(lineOf))
  const dates = unreadableDates === 0 ? [] : [`${unreadableDates} games`]
  logNew(`dates:${slug}`, 'The feed sent dates that cannot be read', slug, dates)
}

function lineOf({ eventId, reason }: Dropped): string {
  return `${eventId}: ${reason}`
}

/** Product time at which each line was told last. */
type Told = Readonly<Record<string, number>>

function logNew(key: string, message: string, slug: Slug, lines: readonly string[]): void {
  const now = productNow()
  const told = Object.entries(readShared<Told>(key) ?? {})
  const lately = told.filter(([, at]) => at <= now && now - at < TOLD_AGAIN_MS)
  const untold = lines.filter((line) => !lately.some(([known]) => known === line))
  for (const line of untold) $app.logger().warn(message, 'league', slug, 'event', line)
  if (untold.length > 0)
    writeShared(key, Object.fromEntries([...lately, ...untold.map((line) => [line, now] as const)]))
}
