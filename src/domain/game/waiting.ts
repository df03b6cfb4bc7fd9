import { cardStage, isDelayed } from '../card/card-stage'
import { periodText } from '../card/progress-text'
import { cardState } from '../delay/card-state'
import type { Game } from './game'

/**
 * Whether nobody plays in a game that the feed calls live: it is delayed, however long, or has not begun yet. When
 * nothing has changed for hours in a game that was not delayed, nobody knows whether it has begun.
 */
export function isWaiting(game: Game): boolean {
  return isDelayed(game) || cardStage(game) === 'starting'
}

/**
 * Whether nothing has been played yet of a game that the feed calls live: teams warm up, or the start is put off. The
 * words of a baseball game that was stopped name the inning.
 */
export function isBeforePlay(game: Game): boolean {
  if (game.phase !== 'live') return false
  if (cardState(game.quarter) !== 'delayed') return cardStage(game) === 'starting'
  const isLevel = game.homeTeam.score === 0 && game.awayTeam.score === 0
  return isLevel && periodText(game) === ''
}

/** The first quarter, period, half or half inning. */
export function isFirstPart({ quarter }: Game): boolean {
  return /^(1[QPH]\b|Top 1st\b)/.test(quarter)
}
