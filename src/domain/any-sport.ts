/** All eight leagues as data. What a league is beyond this list (rules, dates, rights) lives with those rules. */

export type AnySport = 'NFL' | 'NBA' | 'MLB' | 'NHL' | 'NCAAF' | 'NCAAB' | 'PGA' | 'RYDER_CUP'

/** The league's name in addresses and record ids. */
export type AnySlug = 'nfl' | 'nba' | 'mlb' | 'nhl' | 'ncaaf' | 'ncaab' | 'pga' | 'rydercup'

export type AnySportKind = 'football' | 'basketball' | 'baseball' | 'hockey' | 'golf' | 'cup'

export interface AnyLeague {
  readonly sport: AnySport
  readonly slug: AnySlug
  readonly label: string
  readonly kind: AnySportKind
  /** `{sport}/{league}` as the feed writes it; the cup is one event of the golf leaderboard. */
  readonly feedPath: string
  /** The `limit` a scoreboard request carries, where the feed needs one. */
  readonly limit?: number
  /** The `groups` it carries: without it the feed lists only ranked and featured college games. */
  readonly groups?: string
  /** Played under a roof, so that weather does not matter. */
  readonly indoor: boolean
}

const FBS = '80'
const DIVISION_ONE = '50'

export const ALL_LEAGUES: readonly AnyLeague[] = [
  { sport: 'NFL', slug: 'nfl', label: 'NFL', kind: 'football', feedPath: 'football/nfl', indoor: false },
  {
    sport: 'NBA',
    slug: 'nba',
    label: 'NBA',
    kind: 'basketball',
    feedPath: 'basketball/nba',
    limit: 100,
    indoor: true,
  },
  { sport: 'MLB', slug: 'mlb', label: 'MLB', kind: 'baseball', feedPath: 'baseball/mlb', indoor: false },
  {
    sport: 'NHL',
    slug: 'nhl',
    label: 'NHL',
    kind: 'hockey',
    feedPath: 'hockey/nhl',
    limit: 100,
    indoor: true,
  },
  {
    sport: 'NCAAF',
    slug: 'ncaaf',
    label: 'NCAAF',
    kind: 'football',
    feedPath: 'football/college-football',
    limit: 100,
    groups: FBS,
    indoor: false,
  },
  {
    sport: 'NCAAB',
    slug: 'ncaab',
    label: 'NCAAB',
    kind: 'basketball',
    feedPath: 'basketball/mens-college-basketball',
    limit: 100,
    groups: DIVISION_ONE,
    indoor: true,
  },
  {
    sport: 'PGA',
    slug: 'pga',
    label: 'PGA',
    kind: 'golf',
    feedPath: 'golf/pga',
    limit: 100,
    indoor: false,
  },
  {
    sport: 'RYDER_CUP',
    slug: 'rydercup',
    label: 'RYDER CUP',
    kind: 'cup',
    feedPath: 'golf/leaderboard',
    indoor: false,
  },
]

export const ALL_SPORTS: readonly AnySport[] = ALL_LEAGUES.map(({ sport }) => sport)

export function leagueOfSport(sport: AnySport): AnyLeague {
  const league = ALL_LEAGUES.find((candidate) => candidate.sport === sport)
  if (!league) throw new Error(`No league is called ${sport}`)
  return league
}

/** Reads a slug as people type it: any case, hyphens for underscores, and `ryder_cup` for the cup's `rydercup`. */
export function parseAnySlug(text: string): AnySlug | undefined {
  const wanted = text.toLowerCase().replaceAll('-', '_')
  return ALL_LEAGUES.find(({ slug, sport }) => slug === wanted || sport.toLowerCase() === wanted)?.slug
}
