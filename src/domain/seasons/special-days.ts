import type { Sport } from '../league'

export type SpecialKind = 'all-star' | 'draft' | 'free-agency'

/** Special days with known dates in a given year. The page says nothing about days that are not listed. */
export interface SpecialDay {
  readonly sport: Sport
  readonly kind: SpecialKind
  /** First and last Eastern day. */
  readonly from: string
  readonly to: string
  /** Who announced it. */
  readonly source: string
}

const NBA_ALL_STAR = 'nba.com, NBA All-Star: past and future hosts'
const NBA_DRAFT = 'nba.com, NBA key dates of the season'
const NBA_FREE_AGENCY = 'nba.com, NBA key dates of the season: free agency'
const NFL_DRAFT = 'nfl.com, NFL Draft: past and future hosts'
const NFL_FREE_AGENCY = 'operations.nfl.com, important NFL dates: start of the league year'
const MLB_ALL_STAR = 'mlb.com, MLB All-Star Game: past and future hosts'
const MLB_DRAFT = 'mlb.com, MLB Draft: schedule of the All-Star week'
const NHL_ALL_STAR = 'nhl.com, 2024 NHL All-Star Weekend'
const NHL_DRAFT = 'nhl.com, NHL Draft: past and future hosts'
const NHL_FREE_AGENCY = 'nhl.com, NHL critical dates of the season'

/** The NHL had no all-star game in 2025 (4 Nations Face-Off) and 2026 (Olympic Games). */
export const SPECIAL_DAYS: readonly SpecialDay[] = [
  day('NBA', 'all-star', '2024-02-18', '2024-02-18', NBA_ALL_STAR),
  day('NBA', 'all-star', '2025-02-16', '2025-02-16', NBA_ALL_STAR),
  day('NBA', 'all-star', '2026-02-15', '2026-02-15', NBA_ALL_STAR),
  day('NBA', 'all-star', '2027-02-21', '2027-02-21', NBA_ALL_STAR),
  day('NBA', 'draft', '2024-06-26', '2024-06-27', NBA_DRAFT),
  day('NBA', 'draft', '2025-06-25', '2025-06-26', NBA_DRAFT),
  day('NBA', 'free-agency', '2024-07-01', '2024-07-14', NBA_FREE_AGENCY),
  day('NBA', 'free-agency', '2025-07-01', '2025-07-14', NBA_FREE_AGENCY),
  day('NFL', 'draft', '2024-04-25', '2024-04-27', NFL_DRAFT),
  day('NFL', 'draft', '2025-04-24', '2025-04-26', NFL_DRAFT),
  day('NFL', 'draft', '2026-04-23', '2026-04-25', NFL_DRAFT),
  day('NFL', 'draft', '2027-04-29', '2027-05-01', NFL_DRAFT),
  day('NFL', 'free-agency', '2024-03-13', '2024-03-26', NFL_FREE_AGENCY),
  day('NFL', 'free-agency', '2025-03-12', '2025-03-25', NFL_FREE_AGENCY),
  day('NFL', 'free-agency', '2026-03-11', '2026-03-24', NFL_FREE_AGENCY),
  day('MLB', 'all-star', '2024-07-16', '2024-07-16', MLB_ALL_STAR),
  day('MLB', 'all-star', '2025-07-15', '2025-07-15', MLB_ALL_STAR),
  day('MLB', 'all-star', '2026-07-14', '2026-07-14', MLB_ALL_STAR),
  day('MLB', 'all-star', '2027-07-13', '2027-07-13', MLB_ALL_STAR),
  day('MLB', 'draft', '2024-07-14', '2024-07-16', MLB_DRAFT),
  day('MLB', 'draft', '2025-07-13', '2025-07-14', MLB_DRAFT),
  day('MLB', 'draft', '2026-07-11', '2026-07-11', MLB_DRAFT),
  day('NHL', 'all-star', '2024-02-03', '2024-02-03', NHL_ALL_STAR),
  day('NHL', 'draft', '2024-06-28', '2024-06-29', NHL_DRAFT),
  day('NHL', 'draft', '2025-06-27', '2025-06-28', NHL_DRAFT),
  day('NHL', 'draft', '2026-06-26', '2026-06-27', NHL_DRAFT),
  day('NHL', 'free-agency', '2024-07-01', '2024-07-14', NHL_FREE_AGENCY),
  day('NHL', 'free-agency', '2025-07-01', '2025-07-14', NHL_FREE_AGENCY),
  day('NHL', 'free-agency', '2026-07-01', '2026-07-14', NHL_FREE_AGENCY),
]

export function specialDaysOf(sport: Sport, year: number): readonly SpecialDay[] {
  return SPECIAL_DAYS.filter((one) => one.sport === sport && one.from.startsWith(`${year}-`))
}

function day(sport: Sport, kind: SpecialKind, from: string, to: string, source: string): SpecialDay {
  return { sport, kind, from, to, source }
}
