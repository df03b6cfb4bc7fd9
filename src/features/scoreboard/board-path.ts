import type { Slug } from '../../domain/league'

/** Where a league's board is found. Links and redirects are made here and nowhere else. */
export function boardPath(slug: Slug): string {
  return `/${slug}`
}
