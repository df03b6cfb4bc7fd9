import type { GameLeague } from '../../../domain/league'

/** The feed's numbers of a season's parts. The NBA's play-in is one of its own, between the regular and the last. */
export const FEED_PARTS = { preseason: 1, regular: 2, postseason: 3, playIn: 5 } as const

export interface FeedPart {
  readonly year: number
  readonly type: number
}

/** Path and query of a team's schedule on the feed's site host, for the part that is on or for a named one. */
export function schedulePath(league: GameLeague, team: string, part?: FeedPart): string {
  const query = part ? `?season=${part.year}&seasontype=${part.type}` : ''
  return `/apis/site/v2/sports/${league.feedPath}/teams/${encodeURIComponent(team)}/schedule${query}`
}

/** The feed sends the part that is on. These belong to the same season: what came before it, or what it leads to. */
export function partsBeside({ slug }: GameLeague, { year, type }: FeedPart): readonly FeedPart[] {
  const { preseason, regular, postseason, playIn } = FEED_PARTS
  if (type !== preseason && type !== postseason && type !== playIn) return []
  const hasPlayIn = slug === 'nba' && type === postseason
  return [{ year, type: regular }, ...(hasPlayIn ? [{ year, type: playIn }] : [])]
}
