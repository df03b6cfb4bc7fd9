import type { Player } from './player'
import type { Tournament } from './tournament'
import { isValidCompetitor } from './valid-competitor'

const TICKER_PLAYERS = 20
const FINAL_ROUND = 4

/**
 * The rows of a leaderboard: the whole field, however large. Invalid rows are left out, as a device may have kept some
 * of an older shape. Once round 4 is completed, only players who played in it are listed.
 */
export function shownPlayers(tournament: Tournament, players: readonly Player[]): readonly Player[] {
  const isFinal = tournament.completed && tournament.round === FINAL_ROUND
  const valid = players.filter(isValidCompetitor)
  const finalists = isFinal ? valid.filter(playedFinalRound) : []
  return finalists.length > 0 ? finalists : valid
}

/** The leaders: without players who have not hit a ball, or are out. */
export function tickerPlayers(tournament: Tournament, players: readonly Player[]): readonly Player[] {
  const placed = shownPlayers(tournament, players).filter(({ position }) => position > 0)
  return placed.slice(0, TICKER_PLAYERS)
}

function playedFinalRound({ rounds }: Player): boolean {
  return rounds.some(({ period, strokes }) => period === FINAL_ROUND && strokes > 0)
}
