import type { Game } from '../game/game'
import { compare, compareGames, isLastNight, isUnranked, startKey } from '../game/game-order'
import { gameGroup } from '../game/game-group'
import { gameTier } from './game-tier'
import { isClose, isImminent } from './tension'

/**
 * The order in which a college Saturday is shown. It depends on the time and on the scores, so screens sort by it;
 * boards keep the order that depends on neither.
 */
export function sortCollegeGames(games: readonly Game[], nowMs: number): readonly Game[] {
  const sorted = [...games]
  sorted.sort((a, b) => compareCollegeGames(a, b, nowMs))
  return sorted
}

/** Live, upcoming, finished; in each what is about to start, ranked, close; then start, program tier, id. */
function compareCollegeGames(a: Game, b: Game, nowMs: number): number {
  return (
    compare(gameGroup(a), gameGroup(b)) ||
    compare(isLastNight(a), isLastNight(b)) ||
    compare(!isImminent(a, nowMs), !isImminent(b, nowMs)) ||
    compare(isUnranked(a), isUnranked(b)) ||
    compare(!isClose(a), !isClose(b)) ||
    compare(startKey(a), startKey(b)) ||
    compare(gameTier(a), gameTier(b)) ||
    compareGames(a, b)
  )
}
