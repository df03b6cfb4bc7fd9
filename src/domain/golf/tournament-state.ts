import type { GolfState, Tournament } from './tournament'

/** Completed is post, in progress is in, otherwise pre. */
export function golfState(completed: boolean, inProgress: boolean): GolfState {
  if (completed) return 'post'
  return inProgress ? 'in' : 'pre'
}

/** The round goes on later: after a storm, or on the next morning. Nobody plays meanwhile. */
export function waitingWord({ startTime }: Tournament): 'Suspended' | 'Delayed' | undefined {
  if (/suspend/i.test(startTime)) return 'Suspended'
  return /delay/i.test(startTime) ? 'Delayed' : undefined
}

/** Live means in progress, and a ball was hit in the current round that is not over yet, or a play-off is on. */
export function isTournamentLive(tournament: Tournament): boolean {
  const { state, round, startedRound, roundOver, playoff = false } = tournament
  return state === 'in' && startedRound > 0 && startedRound >= round && (playoff || !roundOver)
}
