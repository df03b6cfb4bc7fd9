/**
 * Things that a guest did or that happened, each with its time in milliseconds. The page sends `time-ticked` every
 * `GUEST_TICK_S`, and each one adds that much to the time spent.
 */
export type GuestEvent =
  | CountedEvent
  | { readonly kind: 'prompt-dismissed'; readonly at: number }
  | { readonly kind: 'authentication-checked'; readonly authenticated: boolean; readonly at: number }

/** What the metrics tell of. */
export type CountedEvent =
  | { readonly kind: 'session-started'; readonly at: number }
  | { readonly kind: 'time-ticked'; readonly at: number }
  | { readonly kind: 'sport-viewed'; readonly sport: string; readonly at: number }
  | { readonly kind: 'game-viewed'; readonly game: string; readonly at: number }
  | { readonly kind: 'premium-attempted'; readonly feature: string; readonly at: number }
  | { readonly kind: 'interacted'; readonly key: string; readonly at: number }
  | { readonly kind: 'scrolled'; readonly percent: number; readonly at: number }
