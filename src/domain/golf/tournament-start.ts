import type { Leaderboard } from './player'

/**
 * When a tournament begins, ISO. The feed's start is midnight in the East of America, when in Asia the first players may
 * have been on the course for hours: an earlier tee time counts.
 */
export function tournamentStart({ tournament, players }: Leaderboard): string | undefined {
  const teeTimes = players.map((player) => (player.state === 'waiting' ? player.teeTime : undefined))
  return [tournament.start, ...teeTimes].reduce(earlierStart)
}

function earlierStart(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return Date.parse(other) < Date.parse(one) ? other : one
}
