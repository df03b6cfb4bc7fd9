/** What became of a request. Types alone, for the worker too: how a page asks is none of its business. */
export type Reply =
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Headers; readonly body: unknown }
  | { readonly kind: 'failed'; readonly reason: Failure }

/** Why there is no usable answer. */
export type Failure = 'network' | 'timeout' | 'server' | 'unknown-league' | 'unreadable'
