import type { Slug } from '../../../src/domain/league'
import { findRecord } from '../boards/board-store'
import { parseStanding, type Standing } from '../boards/standing'

/** Which revision a league's odds have, and when the feed last confirmed them; after a restart as last announced. */
export function oddsStanding(slug: Slug): Standing | undefined {
  const text = $app.store().get(`odds-standing:${slug}`) as string | null
  if (text) return parseStanding(text)
  const record = findRecord('odds_boards', slug)
  return record && { rev: record.getString('rev'), checkedAt: record.getString('checked_at') }
}

export function rememberOddsStanding(slug: Slug, { rev, checkedAt }: Standing): void {
  $app.store().set(`odds-standing:${slug}`, `${rev}|${checkedAt}`)
}
