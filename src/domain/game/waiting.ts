import { cardStage } from '../card/card-stage'
import type { Game } from './game'

/** The feed calls a game live whose start is delayed, or that is about to begin: nobody plays in it yet, or any more. */
export function isWaiting(game: Game): boolean {
  const stage = cardStage(game)
  return stage === 'delayed' || stage === 'starting'
}

/** The first quarter, period, half or half inning. */
export function isFirstPart({ quarter }: Game): boolean {
  return /^(1[QPH]\b|Top 1st\b)/.test(quarter)
}
