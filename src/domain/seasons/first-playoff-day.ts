import { addDays } from '../time/eastern'
import type { Sport } from '../league'
import { superBowlDay, tournamentTitleDay } from './finals-days'

/** College football's first round on campus, as collegefootballplayoff.com announced it; bowls begin days before it. */
const COLLEGE_FOOTBALL: Readonly<Record<number, string>> = {
  2024: '2024-12-20',
  2025: '2025-12-19',
  2026: '2026-12-18',
}

/** From the Saturday of the wild cards to the Super Bowl, and from the First Four's Tuesday to the title game. */
const WILD_CARDS_TO_SUPER_BOWL = 29
const FIRST_FOUR_TO_TITLE = 20

/** The day on which the playoffs of that calendar year begin, where more is known of it than the usual month and day. */
export function firstPlayoffDay(sport: Sport, year: number): string | undefined {
  switch (sport) {
    case 'NFL': {
      const final = superBowlDay(year)
      return final && addDays(final, -WILD_CARDS_TO_SUPER_BOWL)
    }
    case 'NCAAB':
      return addDays(tournamentTitleDay(year), -FIRST_FOUR_TO_TITLE)
    case 'NCAAF':
      return COLLEGE_FOOTBALL[year]
    default:
      return undefined
  }
}
