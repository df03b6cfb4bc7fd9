import type { Game, LiveGame } from './game'
import { isInPlay } from './in-play'
import { partOf } from '../period/period-label'
import type { Situation } from './situation'

/** The last situation that the feed showed, and when. */
export interface SeenSituation {
  readonly situation: Situation
  readonly seenAtMs: number
  readonly during: Moment
}

/** A situation holds only as long as all of these stay the same. */
interface Moment {
  readonly homeScore: number
  readonly awayScore: number
  /** `3Q`, `Top 5th`. */
  readonly part: string
}

export const HOLD_MS = 45_000

/**
 * What to remember of a game after this poll: its situation, or the one that has just vanished, for up to 45 s.
 * The feed drops it between plays. A score, a break or the next period ends it at once: then it would be untrue.
 */
export function heldSituation(
  game: Game,
  seen: SeenSituation | undefined,
  nowMs: number,
): SeenSituation | undefined {
  if (game.phase !== 'live') return undefined
  if (game.situation && !isBetweenDowns(game.situation))
    return { situation: withoutHappening(game.situation), seenAtMs: nowMs, during: momentOf(game) }
  return seen && mayHold(game, seen, nowMs) ? seen : undefined
}

/** The game as it is shown, with the held situation. Whatever the feed still sends is newer and replaces that. */
export function withHeldSituation(game: Game, held: SeenSituation | undefined): Game {
  if (game.phase !== 'live' || !held) return game
  return { ...game, situation: { ...held.situation, ...game.situation } as Situation }
}

/** Timeouts and possession can be known without a down; only the down is held. */
function isBetweenDowns(situation: Situation): boolean {
  return situation.kind === 'football' && situation.down === undefined
}

function mayHold(game: LiveGame, { situation, during, seenAtMs }: SeenSituation, nowMs: number): boolean {
  const { homeScore, awayScore, part } = momentOf(game)
  const isSame = homeScore === during.homeScore && awayScore === during.awayScore && part === during.part
  const isOver = hasOtherAttacker(game, situation) || hasHappened(game)
  return isSame && !isOver && isInPlay(game) && nowMs - seenAtMs <= HOLD_MS
}

/** After a punt or a kickoff the feed says why it gives no down. */
function hasHappened({ situation }: LiveGame): boolean {
  return situation?.kind === 'football' && situation.happening !== undefined
}

/** A warning that is over must not come back with the down that is held. */
function withoutHappening(situation: Situation): Situation {
  if (situation.kind !== 'football') return situation
  const { happening: _over, happeningTeam: _whose, ...rest } = situation
  return rest
}

/** After a punt the other team has the ball, and the down is over. */
function hasOtherAttacker(game: LiveGame, held: Situation): boolean {
  const now = attackerOf(game.situation)
  return now !== undefined && now !== attackerOf(held)
}

function attackerOf(situation: Situation | undefined): string | undefined {
  return situation?.kind === 'football' ? situation.possession : undefined
}

function momentOf({ homeTeam, awayTeam, quarter }: Game): Moment {
  return { homeScore: homeTeam.score, awayScore: awayTeam.score, part: partOf(quarter) }
}
