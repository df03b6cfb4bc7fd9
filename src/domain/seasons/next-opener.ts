import { addDays } from '../time/eastern'
import type { Sport } from '../league'
import { collegeWeek } from './college-week'
import { daysFrom, lateFinalDays } from './late-finals'
import { monthDayOf } from './month-day'
import { nextBeginning } from './next-beginning'
import { phaseOn, type SeasonPhase } from './phase'

const NBA_PHASES: readonly SeasonPhase[] = ['offseason', 'summer-league', 'draft', 'free-agency']

/** Whether a league without games shows the opener of its next season instead of looking 21 days ahead. */
export function showsNextOpener(sport: Sport, day: string): boolean {
  switch (sport) {
    case 'NBA':
      return NBA_PHASES.includes(phaseOn(sport, day))
    case 'NHL':
      return isBetween(day, '06-21', '09-30')
    case 'NCAAF':
      return isBetween(day, '01-21', '08-24')
    default:
      return false
  }
}

/** The day of that opener; on the day of an opener itself, the day of the following one. */
export function nextOpenerDay(sport: Sport, day: string): string | undefined {
  return showsNextOpener(sport, day) ? nextBeginning(sport, day, 'season-start') : undefined
}

/** How many days real openers were before or after the usual day. With 84 games a season hockey begins in September. */
const DAYS_EARLY = 7
const DAYS_EARLY_HOCKEY = 14
const DAYS_LATE = 13

/**
 * The days to search for that opener, in the order of the requests; none while no opener is shown. The days of a late
 * final come first, as people who wait for a seventh game want no news of October. For college football the
 * Saturday comes first on which a few teams may begin, then the usual one; the other days of its week follow in case the
 * feed has no game on it.
 */
export function openerDays(sport: Sport, day: string): readonly string[] {
  const usual = nextOpenerDay(sport, day)
  if (usual === undefined) return []
  return [...lateFinalDays(sport, day), ...openersAround(sport, usual).filter((one) => one > day)]
}

function openersAround(sport: Sport, usual: string): readonly string[] {
  if (sport === 'NCAAF') return [...earlySaturday(usual), ...new Set([usual, ...collegeWeek(usual)])]
  const early = sport === 'NHL' ? DAYS_EARLY_HOCKEY : DAYS_EARLY
  return daysFrom(addDays(usual, -early), addDays(usual, DAYS_LATE))
}

/** Where the usual Saturday is that of Labor Day, a few teams begin the Saturday before. */
function earlySaturday(usual: string): readonly string[] {
  return monthDayOf(usual) >= '08-30' ? [addDays(usual, -7)] : []
}

function isBetween(day: string, first: string, last: string): boolean {
  return first <= monthDayOf(day) && monthDayOf(day) <= last
}
