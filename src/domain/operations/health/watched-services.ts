import { easternDay } from '../../time/eastern'
import { leagueOfSport, type League, type Sport } from '../../league'
import { seasonWindow } from '../../seasons/season-window'
import type { HealthEvent, WatchedEndpoint } from './api-health'

/** The scoreboards whose health operators see; the health of the two other leagues follows from these. */
const WATCHED: readonly Sport[] = ['NFL', 'NBA', 'MLB', 'NHL', 'NCAAF', 'PGA']

export const WATCHED_LEAGUES: readonly League[] = WATCHED.map((sport) => leagueOfSport(sport))

export function watchedEndpoint(league: League, nowMs: number): WatchedEndpoint {
  const { isActive, reason } = seasonWindow(league.sport, easternDay(nowMs))
  return {
    service: `${league.label} scoreboard`,
    endpoint: `/${league.feedPath}/scoreboard`,
    sport: league.sport,
    seasonActive: isActive,
    seasonReason: reason,
  }
}

/** Whether a watched league is in season today, by the calendar. */
export function seasonToday(league: League, nowMs: number): HealthEvent {
  const { seasonActive, seasonReason } = watchedEndpoint(league, nowMs)
  return { kind: 'season', active: seasonActive, reason: seasonReason }
}
