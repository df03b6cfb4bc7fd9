import { GAME_LEAGUES, parseSlug, type GameLeague, type GameSlug } from '../domain/league'

/** The leagues that have a page today: those with games. The server polls golf and the cup already. */
export const PAGE_LEAGUES: readonly GameLeague[] = GAME_LEAGUES

/** The league that a person asks for, if it has a page. */
export function parsePageSlug(text: string): GameSlug | undefined {
  const slug = parseSlug(text)
  return PAGE_LEAGUES.find((league) => league.slug === slug)?.slug
}
