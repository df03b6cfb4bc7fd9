/** The server's answer about things that are over: they do not change any more, so they are asked for once. */
export type HistoryAnswer<Content> =
  | { readonly kind: 'history'; readonly content: Content }
  /** There is nothing of the kind. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly reason: 'network' | 'refused' | 'server' }
