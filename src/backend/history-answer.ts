/** The server's answer to a question that is asked when something is opened: a day, a season, the weather. */
export type HistoryAnswer<Content> =
  | { readonly kind: 'history'; readonly content: Content }
  /** There is nothing of the kind. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly reason: 'network' | 'refused' | 'server' }
