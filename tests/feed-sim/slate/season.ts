import type { GameSlug } from '../../../src/domain/league'
import { collegeOpener } from '../../../src/domain/seasons/college-opener'
import { addDays } from '../../../src/domain/time/eastern'
import { weekdayFrom } from './fixture'

/** The dates of one season. Days are Eastern, both ends included. */
export interface Season {
  readonly year: number
  readonly opens: string
  readonly closes: string
  readonly regularFrom: string
  readonly regularTo: string
  readonly playoffsFrom: string
  readonly playoffsTo: string
}

/** The season that a day falls into; the summer belongs to the season to come. */
export function seasonAt(slug: GameSlug, day: string): Season {
  const year = Number(day.slice(0, 4))
  const candidates = [year, year + 1].map((candidate) => seasonOf(slug, candidate))
  const first = SEASONS_START_THE_YEAR_BEFORE[slug] ? candidates : [seasonOf(slug, year - 1), ...candidates]
  return first.find((season) => day <= season.closes) ?? seasonOf(slug, year + 1)
}

const SEASONS_START_THE_YEAR_BEFORE: Readonly<Record<GameSlug, boolean>> = {
  nfl: false,
  nba: true,
  mlb: false,
  nhl: true,
  ncaaf: false,
  ncaab: true,
}

/** The feed names winter seasons by the year they end in, the NFL's by the year it begins in. */
function seasonOf(slug: GameSlug, year: number): Season {
  return SEASONS[slug](year)
}

const SEASONS: Readonly<Record<GameSlug, (year: number) => Season>> = {
  nfl: footballSeason,
  nba: (year) => ({
    year,
    opens: `${year - 1}-10-01`,
    closes: `${year}-06-26`,
    regularFrom: `${year - 1}-10-22`,
    regularTo: `${year}-04-12`,
    playoffsFrom: `${year}-04-18`,
    playoffsTo: `${year}-06-21`,
  }),
  mlb: (year) => ({
    year,
    opens: `${year}-02-20`,
    closes: `${year}-11-14`,
    regularFrom: `${year}-03-30`,
    regularTo: `${year}-09-27`,
    playoffsFrom: `${year}-09-29`,
    playoffsTo: `${year}-11-05`,
  }),
  nhl: (year) => ({
    year,
    opens: `${year - 1}-09-21`,
    closes: `${year}-06-27`,
    regularFrom: `${year - 1}-10-10`,
    regularTo: `${year}-04-16`,
    playoffsFrom: `${year}-04-19`,
    playoffsTo: `${year}-06-22`,
  }),
  ncaaf: collegeFootballSeason,
  ncaab: collegeBasketballSeason,
}

export const COLLEGE_WEEKS = 15

/** Fifteen weeks from the opener's Wednesday on, the last one for championships; then bowls, and a final in January. */
function collegeFootballSeason(year: number): Season {
  const regularFrom = addDays(collegeOpener(year), -3)
  const playoffsFrom = addDays(regularFrom, COLLEGE_WEEKS * 7)
  return {
    year,
    opens: `${year}-08-01`,
    closes: `${year + 1}-01-28`,
    regularFrom,
    regularTo: addDays(playoffsFrom, -1),
    playoffsFrom,
    playoffsTo: collegeFinal(year),
  }
}

/** A Monday, about three weeks into January. */
export function collegeFinal(year: number): string {
  return weekdayFrom(`${year + 1}-01-15`, 1)
}

/** The season starts on the first Monday of November; the tournament begins about the third Thursday of March. */
function collegeBasketballSeason(year: number): Season {
  const playoffsFrom = weekdayFrom(`${year}-03-15`, 4)
  return {
    year,
    opens: `${year - 1}-11-01`,
    closes: `${year}-04-12`,
    regularFrom: weekdayFrom(`${year - 1}-11-02`, 1),
    regularTo: addDays(playoffsFrom, -4),
    playoffsFrom,
    playoffsTo: addDays(playoffsFrom, 18),
  }
}

export const FOOTBALL_WEEKS = 18

/** Opens on the Thursday after Labor Day; the final is in the fifth week after the last regular one. */
function footballSeason(year: number): Season {
  const opener = addDays(weekdayFrom(`${year}-09-01`, 1), 3)
  const regularTo = addDays(opener, (FOOTBALL_WEEKS - 1) * 7 + 3)
  return {
    year,
    opens: `${year}-08-01`,
    closes: addDays(regularTo, 38),
    regularFrom: opener,
    regularTo,
    playoffsFrom: addDays(regularTo, 6),
    playoffsTo: addDays(regularTo, 35),
  }
}

/** Days inside a regular season without any game. */
export function isHoliday(slug: GameSlug, day: string): boolean {
  const date = day.slice(5)
  if (slug === 'mlb') return isAllStarBreak(day)
  if (slug === 'ncaab') return date >= '12-24' && date <= '12-27'
  if (slug === 'nhl') return (date >= '12-24' && date <= '12-26') || (date >= '02-01' && date <= '02-04')
  if (slug !== 'nba') return false
  const thanksgiving = thanksgivingOf(Number(day.slice(0, 4)))
  return date === '12-24' || day === thanksgiving || (date >= '02-13' && date <= '02-18')
}

export function thanksgivingOf(year: number): string {
  return addDays(weekdayFrom(`${year}-11-01`, 4), 21)
}

/** Monday to Thursday after the second Sunday of July. */
function isAllStarBreak(day: string): boolean {
  const sunday = addDays(weekdayFrom(`${day.slice(0, 4)}-07-01`, 0), 7)
  return day > sunday && day <= addDays(sunday, 4)
}
