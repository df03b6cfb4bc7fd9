import type { Freshness, FreshnessKind } from '../domain/freshness/freshness'
import { ageText } from '../domain/time/age'
import { dayText, timeText } from '../platform/local-time'

/** What stands above the scores of a board. */
export function freshnessText(freshness: Freshness): string {
  const asOf = `scores as of ${asOfText(freshness)}`
  switch (freshness.kind) {
    case 'fresh':
      return `Updated ${agoText(freshness)}`
    case 'old':
      return `Scores as of ${asOfText(freshness)} · ${agoText(freshness)}`
    case 'offline':
      return `Offline · ${asOf}`
    case 'unreachable':
      return `Server unreachable · ${asOf}`
    case 'paused':
      return `Paused · ${asOf}`
    case 'late':
      return `Scores as of ${asOfText(freshness)} · feed is late`
    case 'down':
      return `Scores as of ${asOfText(freshness)} · feed down`
  }
}

const REASONS: Readonly<Record<FreshnessKind, string>> = {
  fresh: 'Updated',
  old: 'Updated',
  offline: 'Offline ·',
  unreachable: 'Unreachable ·',
  paused: 'Paused ·',
  late: 'Feed late ·',
  down: 'Feed down ·',
}

/** The same where there is little room. */
export function shortFreshnessText(freshness: Freshness): string {
  return `${REASONS[freshness.kind]} ${agoText(freshness)}`
}

/** The connection's own trouble in a whole sentence. It contains no age, so that screen readers read it out once. */
export const CONNECTION_TEXTS = {
  offline: 'You are offline. Scores will update by themselves when the connection is back.',
  unreachable: 'Turbo Scores cannot be reached right now. We keep trying, and these scores stay.',
} as const

/** With the day, unless it was today. */
export function momentText(ms: number, nowMs: number): string {
  const day = dayText(ms)
  return day === dayText(nowMs) ? timeText(ms) : `${day}, ${timeText(ms)}`
}

const agoText = ({ ageMs }: Freshness) => ageText(0, ageMs)
const asOfText = ({ checkedAtMs, ageMs }: Freshness) => momentText(checkedAtMs, checkedAtMs + ageMs)
