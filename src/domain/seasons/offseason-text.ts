import { leagueOfSport, type Sport } from '../league'
import { daysUntil } from './days-until'
import type { Milestone } from './milestone'
import { isOffseasonSport } from './offseason-sports'

export const NO_GAMES_TODAY = 'No games scheduled today.'

export function offseasonTitle(sport: Sport): string {
  return `${leagueOfSport(sport).label} Offseason`
}

export function countdownText(name: string, days: number): string {
  return `${name} begins in: ${days} ${days === 1 ? 'day' : 'days'}`
}

/** The text below the title when there are no games; without a milestone the next season is unknown. */
export function noGamesText(sport: Sport, next: Milestone | undefined, nowMs: number): string {
  if (!isOffseasonSport(sport)) return NO_GAMES_TODAY
  return next ? countdownText(next.name, daysUntil(next.date, nowMs)) : 'Season information unavailable'
}

export function offseasonMessage(sport: Sport): string {
  return `${leagueOfSport(sport).label} is in the offseason`
}
