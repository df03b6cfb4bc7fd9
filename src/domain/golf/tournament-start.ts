import { DAY_MS } from '../time/intervals'
import type { Leaderboard, Player } from './player'

/**
 * When a tournament begins, ISO. The feed's start is midnight in the East of America, when in Asia the first players may
 * have been on the course for hours: a tee time of the day before counts. An even earlier one is a mistake of the feed.
 */
export function tournamentStart({ tournament, players }: Leaderboard): string | undefined {
  const { start } = tournament
  const earliestMs = start === undefined ? -Infinity : Date.parse(start) - DAY_MS
  const teeTimes = players.map(teeTimeOf).filter((time) => time && Date.parse(time) > earliestMs)
  return [start, ...teeTimes].reduce(earlierStart)
}

function teeTimeOf(player: Player): string | undefined {
  return player.state === 'waiting' ? player.teeTime : undefined
}

function earlierStart(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return Date.parse(other) < Date.parse(one) ? other : one
}
