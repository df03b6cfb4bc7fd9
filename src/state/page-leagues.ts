import { ALL_LEAGUES, parseSlug, type League, type Slug } from '../domain/league'

/** The leagues that have a page. */
export const PAGE_LEAGUES: readonly League[] = ALL_LEAGUES

/** The league that a person asks for, if it has a page. */
export function parsePageSlug(text: string): Slug | undefined {
  const slug = parseSlug(text)
  return PAGE_LEAGUES.find((league) => league.slug === slug)?.slug
}
