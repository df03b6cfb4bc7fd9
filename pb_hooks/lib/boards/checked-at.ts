import type { Slug } from '../../../src/domain/league'
import { findRecord } from './board-store'

/** When the feed last confirmed the board (product clock, ISO). Kept in memory: most polls change nothing else. */
export function checkedAt(slug: Slug): string | undefined {
  const known = $app.store().get(`checked:${slug}`) as string | null
  return known ?? pushedCheckedAt(slug)
}

export function rememberCheck(slug: Slug, at: string): void {
  $app.store().set(`checked:${slug}`, at)
}

/** The same as clients were last told by a push. */
export function pushedCheckedAt(slug: Slug): string | undefined {
  return findRecord('boards', slug)?.getString('checked_at') || undefined
}
