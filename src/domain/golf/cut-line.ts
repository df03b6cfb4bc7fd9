import type { Player } from './player'
import { toParText, parseToPar } from './to-par'
import type { Scoring, Tournament } from './tournament'

const FIRST_ROUND_WITH_LINE = 3
/** Contenders have played this many rounds, and most cuts come after them. */
const USUAL_ROUNDS = 2
const PLAYERS_FOR_A_CUT = 50
const MISSED = 'CUT'

export interface CutLine {
  /** The line stands below this many players. */
  readonly afterPlayers: number
  /** The last score that made it. */
  readonly score: string
}

/**
 * There is a line from round 3 on, if at least 50 players have played 2 rounds and fewer than those are still active.
 * At least one player must have missed the cut: players who withdraw from a tournament without a cut draw no line.
 */
export function cutLine(tournament: Tournament, players: readonly Player[]): CutLine | undefined {
  if (tournament.round < FIRST_ROUND_WITH_LINE) return undefined
  const contenders = players.filter(({ rounds }) => rounds.length >= USUAL_ROUNDS).length
  const active = players.filter(({ state }) => state !== 'out')
  if (contenders < PLAYERS_FOR_A_CUT || active.length >= contenders) return undefined
  const missed = players.filter(({ thru }) => thru === MISSED)
  if (missed.length === 0) return undefined
  const made = roundsBefore(missed)
  const inside = players.filter((player) => madeTheCut(player, made))
  return {
    afterPlayers: inside.length,
    score: tournament.cutScore ?? worstAfter(made, inside, tournament.scoring),
  }
}

/** On three courses the cut comes after three rounds. The majority decides, as one player may be listed wrongly. */
function roundsBefore(missed: readonly Player[]): number {
  const count = (played: number) => missed.filter(({ rounds }) => rounds.length === played).length
  return count(USUAL_ROUNDS + 1) > count(USUAL_ROUNDS) ? USUAL_ROUNDS + 1 : USUAL_ROUNDS
}

/** A player who left after the cut (`MDF`, a late `WD`) had made it, and stands in front of those who missed it. */
function madeTheCut({ state, rounds }: Player, roundsBeforeCut: number): boolean {
  return state !== 'out' || rounds.length > roundsBeforeCut
}

/** Unknown as soon as one total is unknown, because that one might be the worst. */
function worstAfter(played: number, inside: readonly Player[], scoring: Scoring): string {
  const totals = inside.map(({ rounds }) => scoreAfter(played, rounds))
  const isKnown = totals.length > 0 && !totals.some(Number.isNaN)
  const worst = scoring === 'points' ? Math.min(...totals) : Math.max(...totals)
  return toParText(isKnown ? worst : undefined)
}

function scoreAfter(played: number, rounds: Player['rounds']): number {
  const first = rounds.filter(({ period }) => period <= played)
  return first.reduce((sum, { score }) => sum + (parseToPar(score) ?? NaN), 0)
}
