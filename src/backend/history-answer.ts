import type { HistoryTrouble } from '../domain/freshness/history-trouble'

/** The server's answer to a question that is asked when something is opened: a day, a season, the weather, a scorecard. */
export type HistoryAnswer<Content> =
  | { readonly kind: 'history'; readonly content: Content }
  /** There is nothing of the kind. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly reason: Exclude<HistoryTrouble, 'none'> }
