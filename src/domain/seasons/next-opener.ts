import { addDays } from '../eastern'
import type { Sport } from '../league'
import { collegeOpener } from './college-opener'
import { monthDayOf, yearOf } from './month-day'
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

/** The day of that opener, or of the one after when today is it. */
export function nextOpenerDay(sport: Sport, day: string): string | undefined {
  if (!showsNextOpener(sport, day)) return undefined
  return sport === 'NCAAF' ? collegeOpener(yearOf(day)) : nextBeginning(sport, day, 'season-start')
}

/** How far real openers were from the usual day. */
const DAYS_EARLY = 7
const DAYS_LATE = 13

/** The days on which that opener can be, the earliest first; none while no opener is shown. */
export function openerDays(sport: Sport, day: string): readonly string[] {
  const usual = nextOpenerDay(sport, day)
  if (usual === undefined) return []
  if (sport === 'NCAAF') return [usual]
  return Array.from({ length: DAYS_EARLY + 1 + DAYS_LATE }, (_, n) => addDays(usual, n - DAYS_EARLY))
}

function isBetween(day: string, first: string, last: string): boolean {
  return first <= monthDayOf(day) && monthDayOf(day) <= last
}
