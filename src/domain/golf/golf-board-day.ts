import { easternDay } from '../time/eastern'
import type { Leaderboard } from './player'
import type { Tournament } from './tournament'
import { tournamentStart } from './tournament-start'

/**
 * The day that a golf board names: today while a tournament goes on, else the day on which it ended or will start.
 * `found` is the day under which the feed lists it, which may be any day of its week.
 */
export function golfBoardDay(leaderboards: readonly Leaderboard[], found: string, today: string): string {
  const shown = leaderboards.find(({ tournament }) => tournament.state === 'in') ?? leaderboards[0]
  if (!shown) return found
  switch (shown.tournament.state) {
    case 'in':
      return today
    case 'post':
      // One that was broken off has an end to come.
      return earlier(dayOf(shown.tournament.end) ?? found, today)
    case 'pre':
      return later(dayOf(tournamentStart(shown)) ?? found, today)
  }
}

/** The day of a tournament that is closest to today. The feed has its holes under its own days only. */
export function ownDay({ start, end }: Tournament, today: string): string {
  return later(earlier(today, dayOf(end) ?? today), dayOf(start) ?? today)
}

function dayOf(time: string | undefined): string | undefined {
  return time === undefined ? undefined : easternDay(Date.parse(time))
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}

function later(one: string, other: string): string {
  return one > other ? one : other
}
