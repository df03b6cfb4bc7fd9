import { cardState } from '../delay/card-state'
import type { LiveGame } from '../game/game'
import { cardStage, isDelayed } from './card-stage'

/** How far a live game is, in a few words: `3Q • 8:36`, `Halftime`, `Delayed`, `About to start`. */
export function progressText(game: LiveGame): string {
  if (isDelayed(game)) return 'Delayed'
  return cardStage(game) === 'starting' ? 'About to start' : periodText(game)
}

/** The period. A game under way may have the label `0Q`, which says nothing: then the feed's own words replace it. */
export function periodText({ quarter, startTime }: LiveGame): string {
  const state = cardState(quarter)
  if (state === 'halftime') return 'Halftime'
  return (state === 'pregame' && startTime) || quarter
}
