import type { Slug } from '../../../src/domain/league'
import { findRecord } from './board-store'

/**
 * Where a league's board stands: its revision, and when the feed last confirmed it (product clock, ISO). One short
 * text in shared memory, because every request for a board reads it and each look into that memory costs.
 */
export interface Standing {
  readonly rev: string
  readonly checkedAt: string
}

export function rememberStanding(slug: Slug, { rev, checkedAt }: Standing): void {
  $app.store().set(`standing:${slug}`, `${rev}|${checkedAt}`)
}

export function standing(slug: Slug): Standing | undefined {
  const text = $app.store().get(`standing:${slug}`) as string | null
  return text ? parseStanding(text) : announcedStanding(slug)
}

export function parseStanding(text: string): Standing {
  const bar = text.indexOf('|')
  return { rev: text.slice(0, bar), checkedAt: text.slice(bar + 1) }
}

/** The same as clients were last told by a push; all that is known after a restart. */
export function announcedStanding(slug: Slug): Standing | undefined {
  const record = findRecord('boards', slug)
  return record && { rev: record.getString('rev'), checkedAt: record.getString('checked_at') }
}
