import type { MonthDay, Span } from './month-day'

/** What a league's year holds. The dates of one calendar year, so a season over New Year is one span. */
export interface SeasonCalendar {
  readonly preseason?: Span
  readonly springTraining?: Span
  readonly regular?: Span
  readonly playoffs?: Span
  readonly championship?: Span
  /** The one game that ends the playoffs; a day of them and no phase of its own. */
  readonly titleGame?: MonthDay
  readonly summerLeague?: Span
  readonly allStar?: MonthDay
  readonly draft?: MonthDay
  readonly freeAgency?: MonthDay
}
