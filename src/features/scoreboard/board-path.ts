import type { Slug } from '../../domain/league'

/** Where things are found. Links and redirects are made here and nowhere else. */
export function boardPath(slug: Slug): string {
  return `/${slug}`
}

/** The box score of one game. */
export function gamePath(slug: Slug, gameId: string): string {
  return `/${slug}/game/${encodeURIComponent(gameId)}`
}
