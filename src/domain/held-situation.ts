import type { Game, Situation } from '../game'
import { cardState } from '../delay/card-state'

/** The last situation that the feed showed, and when. */
export interface SeenSituation {
  readonly situation: Situation
  readonly seenAtMs: number
  readonly homeScore: number
  readonly awayScore: number
}

export const HOLD_MS = 45_000

/**
 * What to remember of a game after this poll: its situation, or the one that has just vanished, for up to 45 s.
 * The feed drops it between plays. A score or a break ends it at once, as then it would be untrue.
 */
export function heldSituation(
  game: Game,
  seen: SeenSituation | undefined,
  nowMs: number,
): SeenSituation | undefined {
  if (game.phase !== 'live') return undefined
  if (game.situation) return { situation: game.situation, seenAtMs: nowMs, ...scoresOf(game) }
  return seen && mayHold(game, seen, nowMs) ? seen : undefined
}

/** The game as it is shown: with the situation that is held. */
export function withHeldSituation(game: Game, held: SeenSituation | undefined): Game {
  return game.phase === 'live' && !game.situation && held ? { ...game, situation: held.situation } : game
}

function mayHold(game: Game, seen: SeenSituation, nowMs: number): boolean {
  const { homeScore, awayScore } = scoresOf(game)
  const isSameScore = homeScore === seen.homeScore && awayScore === seen.awayScore
  return isSameScore && !isBreak(game.quarter) && nowMs - seen.seenAtMs <= HOLD_MS
}

function scoresOf({ homeTeam, awayTeam }: Game) {
  return { homeScore: homeTeam.score, awayScore: awayTeam.score }
}

function isBreak(quarter: string): boolean {
  return cardState(quarter) !== 'live' || /^end\b/i.test(quarter)
}
