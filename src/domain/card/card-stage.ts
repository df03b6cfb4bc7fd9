import { cardState } from '../delay/card-state'
import type { Game, LiveGame } from '../game/game'
import { isInPlay } from '../game/in-play'
import { showsPlay } from '../game/live'
import { isStuck } from '../game/stuck'

/**
 * Where a game stands, as its card sees it. `over`: the clock has run out and the label says FINAL, though the feed
 * still calls the game live.
 */
export type CardStage =
  | 'scheduled'
  | 'starting'
  | 'playing'
  | 'break'
  | 'delayed'
  | 'over'
  | 'stuck'
  | 'final'
  | 'suspended'
  | 'off'

export function cardStage(game: Game): CardStage {
  switch (game.phase) {
    case 'scheduled':
    case 'final':
      return game.phase
    case 'live':
      return isStuck(game) ? 'stuck' : stageOfPlay(game)
    case 'off':
      return game.status === 'suspended' ? 'suspended' : 'off'
  }
}

/** Whether play was stopped. A delay stays one when nothing has changed in the game for hours. */
export function isDelayed(game: Game): boolean {
  return game.phase === 'live' && stageOfPlay(game) === 'delayed'
}

function stageOfPlay(game: LiveGame): CardStage {
  if (game.delay !== undefined) return 'delayed'
  switch (cardState(game.quarter)) {
    case 'final':
      return 'over'
    case 'delayed':
      return 'delayed'
    case 'pregame':
      return saysItGoesOn(game) ? 'break' : 'starting'
    case 'halftime':
    case 'live':
      return isInPlay(game) ? 'playing' : 'break'
  }
}

/**
 * The feed may number no period and still say in words that a game goes on. Such a game is shown like one in a break.
 * While teams warm up nobody plays.
 */
function saysItGoesOn({ startTime }: LiveGame): boolean {
  return showsPlay(startTime) && !/warm/i.test(startTime)
}
