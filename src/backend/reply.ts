/** What became of a request. Only types are here, so that the worker can import them without a page's code. */
export type Reply =
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Headers; readonly body: unknown }
  | { readonly kind: 'failed'; readonly reason: Failure }

/** Why there is no usable answer. */
export type Failure = 'network' | 'timeout' | 'server' | 'unknown-league' | 'unreadable'
