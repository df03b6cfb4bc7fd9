/**
 * The proof of a sentence about a day. A month-day of the general rule proves nothing about a single year: it may only
 * be used for a countdown, which names an approximate time.
 */
export type Evidence =
  /** A data file by year; `source` is where its dates come from. */
  | { readonly kind: 'data'; readonly source: string }
  /** The feed's own games or headlines of that day. */
  | { readonly kind: 'feed'; readonly tells: string }
  /** The general rule: the approximate time at which something begins in the future. */
  | { readonly kind: 'around'; readonly rule: string }
  /** True of every day. */
  | { readonly kind: 'always'; readonly because: string }

export interface Claim {
  readonly text: string
  readonly evidence: Evidence
}
