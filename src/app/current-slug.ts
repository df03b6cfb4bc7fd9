import { leagueOf, parseGameSlug, type GameSlug, type Slug } from '../domain/league'
import { hasOdds } from '../domain/odds/odds-sport'
import { parsePageSlug } from '../state/page-leagues'

/**
 * The league whose page is open, for components outside of the routes. The addresses of its games lie below
 * that of its page.
 */
export function currentSlug(path: string): Slug | undefined {
  return parsePageSlug(path.split('/')[1] ?? '')
}

/** The league whose board is read: only the box score of a game lies over it, while days and teams take its place. */
export function boardSlug(path: string): Slug | undefined {
  const [, , below = ''] = path.split('/')
  return below === '' || below === 'game' ? currentSlug(path) : undefined
}

/** The league whose page is open, if it has betting lines. */
export function slugWithOdds(path: string): GameSlug | undefined {
  const slug = currentSlug(path)
  return slug && hasOdds(leagueOf(slug).sport) ? parseGameSlug(slug) : undefined
}
