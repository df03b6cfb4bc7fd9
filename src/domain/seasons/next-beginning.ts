import type { Sport } from '../league'
import { calendarOf } from './calendar'
import { dayIn, yearOf, type MonthDay } from './month-day'
import { LONGEST_WAIT_YEARS } from './ryder-cup-dates'
import type { SeasonCalendar } from './season-calendar'

export type MilestoneType =
  | 'preseason'
  | 'season-start'
  | 'playoffs'
  | 'championship'
  | 'draft'
  | 'free-agency'

const BEGINS: Readonly<Record<MilestoneType, (calendar: SeasonCalendar) => MonthDay | undefined>> = {
  preseason: ({ preseason, springTraining }) => (preseason ?? springTraining)?.[0],
  'season-start': ({ regular }) => regular?.[0],
  playoffs: ({ playoffs }) => playoffs?.[0],
  championship: ({ championship, titleGame }) => championship?.[0] ?? titleGame,
  draft: ({ draft }) => draft,
  'free-agency': ({ freeAgency }) => freeAgency,
}

/** The first day after `day` on which such a milestone begins. */
export function nextBeginning(sport: Sport, day: string, type: MilestoneType): string | undefined {
  const year = yearOf(day)
  for (let ahead = 0; ahead <= LONGEST_WAIT_YEARS; ahead++) {
    const monthDay = BEGINS[type](calendarOf(sport, year + ahead))
    if (monthDay !== undefined && dayIn(year + ahead, monthDay) > day) return dayIn(year + ahead, monthDay)
  }
  return undefined
}
