import type { Sport } from '../league'
import type { SeasonCalendar } from './season-calendar'

/**
 * Calendar years in which a league did not keep to its usual weeks; these dates replace the general rule.
 * 2020: the pandemic. The months without games are in disruptions-by-year.ts.
 */
export const CALENDARS_BY_YEAR: Readonly<Record<number, Readonly<Partial<Record<Sport, SeasonCalendar>>>>> = {
  2020: {
    NBA: {
      regular: ['12-22', '03-11'],
      playoffs: ['07-30', '10-11'],
      championship: ['09-30', '10-11'],
      draft: '11-18',
      freeAgency: '11-20',
      preseason: ['12-11', '12-20'],
    },
    MLB: { regular: ['07-23', '09-27'], playoffs: ['09-29', '10-27'], freeAgency: '10-28' },
  },
}
