/**
 * Why a sentence about a day may be said. A month-day of the general rule proves nothing of any one year: it may only
 * feed a countdown, which is about the time around it.
 */
export type Evidence =
  /** A data file by year; `source` is where its dates come from. */
  | { readonly kind: 'data'; readonly source: string }
  /** The feed's own games or headlines of that day. */
  | { readonly kind: 'feed'; readonly tells: string }
  /** The general rule: about when something begins that lies ahead. */
  | { readonly kind: 'around'; readonly rule: string }
  /** True of every day. */
  | { readonly kind: 'always'; readonly because: string }

export interface Claim {
  readonly text: string
  readonly evidence: Evidence
}
