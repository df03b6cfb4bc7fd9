import type { GolfState, Tournament } from './tournament'

/** Completed is post, in progress is in, otherwise pre. */
export function golfState(completed: boolean, inProgress: boolean): GolfState {
  if (completed) return 'post'
  return inProgress ? 'in' : 'pre'
}

/** Live means in progress, and a ball was hit in the current round that is not over yet, or a play-off is on. */
export function isTournamentLive(tournament: Tournament): boolean {
  const { state, round, startedRound, roundOver, playoff = false } = tournament
  return state === 'in' && startedRound > 0 && startedRound >= round && (playoff || !roundOver)
}
