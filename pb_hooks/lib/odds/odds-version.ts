import type { Slug } from '../../../src/domain/league'
import { parseVersion, type AnnouncedVersion } from '../boards/board-version'
import { findRecord } from '../server/records'

/** Which revision a league's odds have, and when the feed last confirmed them; after a restart as last announced. */
export function oddsVersion(slug: Slug): AnnouncedVersion | undefined {
  const text = $app.store().get(`odds-version:${slug}`) as string | null
  if (text) return parseVersion(text)
  const record = findRecord('odds_boards', slug)
  return record && { rev: record.getString('rev'), checkedAt: record.getString('checked_at') }
}

export function rememberOddsVersion(slug: Slug, { rev, checkedAt }: AnnouncedVersion): void {
  $app.store().set(`odds-version:${slug}`, `${rev}|${checkedAt}`)
}
