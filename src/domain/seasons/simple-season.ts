import type { Sport } from '../league'
import { addDays } from '../time/eastern'
import { nextBeginning } from './next-beginning'
import { monthDayOf } from './month-day'
import { phaseOn, type SeasonPhase } from './phase'
import type { SimplePhase } from './simple-phase'

/** A season as the feed knows it: coarser phases, and their priority in the tab bar. */
export interface SimpleSeason {
  readonly phase: SimplePhase
  /** 1 to 10; a league with a higher number comes earlier. */
  readonly priority: number
  readonly isInSeason: boolean
}

const SIMPLE: Readonly<Record<SeasonPhase, SimplePhase>> = {
  preseason: 'preseason',
  'spring-training': 'preseason',
  'regular-season': 'regular',
  'all-star-break': 'regular',
  playoffs: 'playoffs',
  championship: 'playoffs',
  draft: 'draft',
  'free-agency': 'offseason',
  'summer-league': 'offseason',
  offseason: 'offseason',
}

const PRIORITY: Readonly<Record<Exclude<SimplePhase, 'offseason'>, number>> = {
  playoffs: 10,
  regular: 8,
  draft: 7,
  preseason: 6,
}

const PGA_MAJORS = 7
const PGA_OTHERWISE = 4

export function simpleSeason(sport: Sport, day: string): SimpleSeason {
  if (sport === 'PGA') return { phase: 'regular', priority: golfPriority(day), isInSeason: true }
  const phase = SIMPLE[phaseOn(sport, day)]
  const priority = phase === 'offseason' ? offseasonPriority(sport, day) : PRIORITY[phase]
  return { phase, priority, isInSeason: phase !== 'offseason' && phase !== 'draft' }
}

/** How many days the phases of real seasons can begin or end off the usual calendar. */
const DAYS_OFF = 14

/**
 * The same, with the phase that the day's games tell. Near a change of phase in the calendar the games know better
 * which phase it is. Farther away from one their phase is doubtful, as they can be games of another season.
 */
export function simpleSeasonByGames(
  sport: Sport,
  day: string,
  phaseOfGames: SimplePhase | undefined,
): SimpleSeason {
  const usual = simpleSeason(sport, day)
  if (phaseOfGames === usual.phase) return usual
  const near = [-DAYS_OFF, DAYS_OFF].map((days) => simpleSeason(sport, addDays(day, days)))
  return near.find(({ phase, isInSeason }) => isInSeason && phase === phaseOfGames) ?? usual
}

/** The majors are played from April to August. */
function golfPriority(day: string): number {
  return monthDayOf(day) >= '04-01' && monthDayOf(day) <= '08-31' ? PGA_MAJORS : PGA_OTHERWISE
}

/** 4 in the month of the next start and the one before it, one less with each month farther off, at least 1. */
function offseasonPriority(sport: Sport, day: string): number {
  const starts = [nextBeginning(sport, day, 'preseason'), nextBeginning(sport, day, 'season-start')]
  const months = starts.flatMap((start) => (start === undefined ? [] : monthsBetween(day, start)))
  return Math.min(4, Math.max(1, 5 - Math.min(...months, Infinity)))
}

function monthsBetween(from: string, to: string): number {
  return monthNumber(to) - monthNumber(from)
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
}
