/** What became of a request. Only types are here, so that the worker can import them without a page's code. */
export type Reply = Answered | { readonly kind: 'failed'; readonly reason: Failure }

export interface Answered {
  readonly kind: 'answered'
  readonly status: number
  readonly headers: Headers
  /** Undefined when the answer is no JSON. */
  readonly body: unknown
}

/** Why there is no usable answer. */
export type Failure = 'network' | 'timeout' | 'server' | 'unknown-league' | 'unreadable'
