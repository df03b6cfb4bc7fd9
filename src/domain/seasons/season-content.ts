import type { Sport } from '../league'
import type { SpecialEvent } from './special-event'

/** What a league's page shows below the tab bar. An `event` of that day is a line above it and hides nothing. */
export type SeasonContent =
  | { readonly kind: 'games'; readonly event?: SpecialEvent }
  | {
      readonly kind: 'countdown'
      readonly event?: SpecialEvent
      readonly title: string
      readonly text: string
      readonly milestone: string
      readonly days: number
    }
  | {
      readonly kind: 'message'
      readonly event?: SpecialEvent
      readonly title: string
      readonly text: string
      /** Another league to offer. */
      readonly alternative?: Sport
    }
  | { readonly kind: 'special'; readonly title: string; readonly text: string }

/** The result of the search for games: games of today, the next opener, games of a coming day, or none. */
export type GamesFound = 'today' | 'opener' | 'upcoming' | 'none'

/** Derives the same result from what the page shows. */
export function gamesFound(show: { upcoming: boolean; opener: boolean }, games: number): GamesFound {
  if (games === 0) return 'none'
  if (show.opener) return 'opener'
  return show.upcoming ? 'upcoming' : 'today'
}
