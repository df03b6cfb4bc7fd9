import { cardState } from '../delay/card-state'
import type { LiveGame } from '../game/game'
import { cardStage, isDelayed } from './card-stage'

/** How far a live game is, in a few words: `3Q • 8:36`, `Halftime`, `Delayed`, `About to start`. */
export function progressText(game: LiveGame): string {
  if (isDelayed(game)) return 'Delayed'
  return cardStage(game) === 'starting' ? 'About to start' : periodText(game)
}

/**
 * The period. A game under way may have the label `0Q`, which says nothing: then the feed's own words replace it. While
 * baseball waits its label names no inning, but these words may: `Rain Delay, Top 3rd`.
 */
export function periodText({ quarter, startTime, delay = '' }: LiveGame): string {
  const state = cardState(quarter)
  if (state === 'halftime') return 'Halftime'
  if (state === 'delayed') return INNING.exec(`${delay} ${startTime}`)?.[0] ?? ''
  return (state === 'pregame' && startTime) || quarter
}

const INNING = /\b(top|bot|bottom|mid|middle|end) \d+\w*/i

/** The feed's words for a delay without the period, which stands before them: `Rain Delay`. */
export function delaySaid(game: LiveGame): string | undefined {
  const period = periodText(game)
  return period === '' ? game.delay : game.delay?.replace(`, ${period}`, '')
}
