import type { MonthDay, Span } from './month-day'

/** What a league's year holds. The dates of one calendar year, so a season over New Year is one span. */
export interface SeasonCalendar {
  readonly preseason?: Span
  readonly springTraining?: Span
  readonly regular?: Span
  readonly playoffs?: Span
  readonly championship?: Span
  readonly summerLeague?: Span
  readonly allStar?: MonthDay
  readonly draft?: MonthDay
  readonly freeAgency?: MonthDay
}
