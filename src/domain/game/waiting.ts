import { cardStage } from '../card/card-stage'
import type { Game } from './game'

/** Whether nobody plays in a game that the feed calls live: it is delayed or has not begun yet. */
export function isWaiting(game: Game): boolean {
  const stage = cardStage(game)
  return stage === 'delayed' || stage === 'starting'
}

/** The first quarter, period, half or half inning. */
export function isFirstPart({ quarter }: Game): boolean {
  return /^(1[QPH]\b|Top 1st\b)/.test(quarter)
}
