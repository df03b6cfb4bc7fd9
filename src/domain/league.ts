/** All eight leagues as data. Their rules, dates and rights are in other files. */

/** The leagues whose boards list games of two teams; golf and the cup have players and matches. */
export type GameSport = 'NFL' | 'NBA' | 'MLB' | 'NHL' | 'NCAAF' | 'NCAAB'
export type Sport = GameSport | 'PGA' | 'RYDER_CUP'

/** The league's name in addresses and record ids: `nfl` in `/nfl` and `boards/nfl`. */
export type GameSlug = Lowercase<GameSport>
export type Slug = GameSlug | 'pga' | 'rydercup'

export type GameKind = 'football' | 'basketball' | 'baseball' | 'hockey'
export type SportKind = GameKind | 'golf' | 'cup'

export interface League {
  readonly sport: Sport
  readonly slug: Slug
  readonly label: string
  readonly kind: SportKind
  /** `{sport}/{league}` as the feed writes it; the cup is one event of the golf leaderboard. */
  readonly feedPath: string
  /** The `limit` a scoreboard request carries, where the feed needs one. */
  readonly limit?: number
  /** The `groups` it carries: without it the feed lists only ranked and featured college games. */
  readonly groups?: string
  /** Played under a roof, so that weather does not matter. */
  readonly indoor: boolean
}

export interface GameLeague extends League {
  readonly sport: GameSport
  readonly slug: GameSlug
  readonly kind: GameKind
}

const FBS = '80'
const DIVISION_ONE = '50'

/** A new league is one more entry here, an adapter in `src/feeds` and a simulated season. */
export const GAME_LEAGUES: readonly GameLeague[] = [
  game('NFL', 'nfl', 'football', 'football/nfl'),
  { ...game('NBA', 'nba', 'basketball', 'basketball/nba'), limit: 100, indoor: true },
  game('MLB', 'mlb', 'baseball', 'baseball/mlb'),
  { ...game('NHL', 'nhl', 'hockey', 'hockey/nhl'), limit: 100, indoor: true },
  { ...game('NCAAF', 'ncaaf', 'football', 'football/college-football'), limit: 100, groups: FBS },
  {
    ...game('NCAAB', 'ncaab', 'basketball', 'basketball/mens-college-basketball'),
    limit: 100,
    groups: DIVISION_ONE,
    indoor: true,
  },
]

export const GAME_SPORTS: readonly GameSport[] = GAME_LEAGUES.map(({ sport }) => sport)

export const ALL_LEAGUES: readonly League[] = [
  ...GAME_LEAGUES,
  { sport: 'PGA', slug: 'pga', label: 'PGA', kind: 'golf', feedPath: 'golf/pga', limit: 100, indoor: false },
  {
    sport: 'RYDER_CUP',
    slug: 'rydercup',
    label: 'RYDER CUP',
    kind: 'cup',
    feedPath: 'golf/leaderboard',
    indoor: false,
  },
]

export const ALL_SPORTS: readonly Sport[] = ALL_LEAGUES.map(({ sport }) => sport)

/** The league that a visit starts with when no other is remembered. */
export const DEFAULT_SLUG: Slug = 'nfl'

/** Reads a slug as people type it: any case, hyphens for underscores, and `ryder_cup` for the cup's `rydercup`. */
export function parseSlug(text: string): Slug | undefined {
  const wanted = text.toLowerCase().replaceAll('-', '_')
  return ALL_LEAGUES.find(({ slug, sport }) => slug === wanted || sport.toLowerCase() === wanted)?.slug
}

/** The slug of a league with games. */
export function parseGameSlug(text: string): GameSlug | undefined {
  const slug = parseSlug(text)
  return GAME_LEAGUES.find((league) => league.slug === slug)?.slug
}

/** The leagues that have a box score are those with games. */
export function parseGameSport(name: string): GameSport | undefined {
  return GAME_SPORTS.find((sport) => sport === name)
}

export function leagueOf(slug: GameSlug): GameLeague
export function leagueOf(slug: Slug): League
export function leagueOf(slug: Slug): League {
  const league = ALL_LEAGUES.find((candidate) => candidate.slug === slug)
  if (!league) throw new Error(`No league has the slug ${slug}`)
  return league
}

export function leagueOfSport(sport: GameSport): GameLeague
export function leagueOfSport(sport: Sport): League
export function leagueOfSport(sport: Sport): League {
  const league = ALL_LEAGUES.find((candidate) => candidate.sport === sport)
  if (!league) throw new Error(`No league is called ${sport}`)
  return league
}

/** The name in a heading or a sentence: the cup's label is in capitals for the tabs, like the leagues' initials. */
export function leagueTitle(sport: Sport): string {
  return sport === 'RYDER_CUP' ? 'Ryder Cup' : leagueOfSport(sport).label
}

function game(sport: GameSport, slug: GameSlug, kind: GameKind, feedPath: string): GameLeague {
  return { sport, slug, label: sport, kind, feedPath, indoor: false }
}
