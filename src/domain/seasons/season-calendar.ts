import type { MonthDay, Span } from './month-day'

/** A league's dates within one calendar year; a season that runs over New Year is one span. */
export interface SeasonCalendar {
  readonly preseason?: Span
  readonly springTraining?: Span
  readonly regular?: Span
  readonly playoffs?: Span
  readonly championship?: Span
  /**
   * The day of the single game that ends the playoffs. It belongs to the playoffs and is no phase of its own.
   */
  readonly titleGame?: MonthDay
  readonly summerLeague?: Span
  readonly allStar?: MonthDay
  readonly draft?: MonthDay
  readonly freeAgency?: MonthDay
}
