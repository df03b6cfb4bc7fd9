/** The leagues we show. A new league is one more entry here, an adapter in `src/feeds` and a simulated season. */

export type Sport = 'NFL' | 'NBA' | 'MLB' | 'NHL'

/** The league's name in addresses and record ids: `nfl` in `/nfl` and `boards/nfl`. */
export type Slug = 'nfl' | 'nba' | 'mlb' | 'nhl'

export type SportKind = 'football' | 'basketball' | 'baseball' | 'hockey'

export interface League {
  readonly sport: Sport
  readonly slug: Slug
  readonly label: string
  readonly kind: SportKind
  /** `{sport}/{league}` as the feed writes it. */
  readonly feedPath: string
  /** The `limit` a scoreboard request carries, where the feed needs one. */
  readonly limit?: number
}

export const LEAGUES: readonly League[] = [
  { sport: 'NFL', slug: 'nfl', label: 'NFL', kind: 'football', feedPath: 'football/nfl' },
  { sport: 'NBA', slug: 'nba', label: 'NBA', kind: 'basketball', feedPath: 'basketball/nba', limit: 100 },
  { sport: 'MLB', slug: 'mlb', label: 'MLB', kind: 'baseball', feedPath: 'baseball/mlb' },
  { sport: 'NHL', slug: 'nhl', label: 'NHL', kind: 'hockey', feedPath: 'hockey/nhl', limit: 100 },
]

/** Where a visit starts when nothing is remembered. */
export const DEFAULT_SLUG: Slug = 'nfl'

/** Reads a slug as people type it: any case, hyphens for underscores. */
export function parseSlug(text: string): Slug | undefined {
  const wanted = text.toLowerCase().replaceAll('-', '_')
  return LEAGUES.find((league) => league.slug === wanted)?.slug
}

export function leagueOf(slug: Slug): League {
  const league = LEAGUES.find((candidate) => candidate.slug === slug)
  if (!league) throw new Error(`No league has the slug ${slug}`)
  return league
}
