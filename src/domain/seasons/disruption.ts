import type { Sport } from '../league'
import type { Claim } from './evidence'

/**
 * What a disruption does to the league's page: show its text, count down to the day the games return, send people
 * to another league, or only stand above the games as a notice.
 */
export type DisruptionEffect =
  | { readonly kind: 'message' }
  | { readonly kind: 'countdown'; readonly returns: string }
  | { readonly kind: 'alternative' }
  | { readonly kind: 'notice' }

export type DisruptionCause =
  | 'pandemic'
  | 'nba-lockout'
  | 'nhl-lockout'
  | 'mlb-strike'
  | 'hurricane'
  | 'christmas'
  | 'thanksgiving'
  | 'international'
  | 'weather'

export interface Disruption extends Claim {
  readonly effect: DisruptionEffect
}

/** A disruption with its first and last Eastern day. */
export interface DatedDisruption {
  readonly cause: DisruptionCause
  readonly sport: Sport
  readonly from: string
  readonly to: string
  readonly effect: DisruptionEffect
}
