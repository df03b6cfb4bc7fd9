import { isFeedAway, type FeedFailure } from '../../../src/domain/polling/feed-failure'
import type { CalendarEntry } from '../../../src/domain/golf/golf-days'
import { isNoTournament } from '../../../src/domain/golf/golf-failure'
import type { Leaderboard } from '../../../src/domain/golf/player'
import { mapGolfCalendar } from '../../../src/feeds/espn/golf/map-calendar'
import { mapGolf } from '../../../src/feeds/espn/golf/map-golf'
import { golfScoreboardPath, leaderboardPath } from '../../../src/feeds/espn/golf/request'
import { logMissing } from './log-missing'
import { logOddities } from './oddities'
import { askFeed, invalid } from './ask-feed'

type Failed = { readonly ok: false; readonly failure: FeedFailure }
export type GolfFetched = { readonly ok: true; readonly leaderboards: readonly Leaderboard[] } | Failed
export type GolfDay =
  | (Extract<GolfFetched, { ok: true }> & { readonly calendar: readonly CalendarEntry[] })
  | Failed

/** The golf scoreboard of a day: which tournaments there are, and the season's calendar. */
export function fetchGolfDay(day: string, now: number): GolfDay {
  const fetched = askFeed(golfScoreboardPath(day))
  if (!fetched.ok) return fetched
  const mapped = mapGolf(fetched.reply, now)
  if (!mapped.ok) return invalid(mapped.reason)
  return { ok: true, leaderboards: mapped.leaderboards, calendar: mapGolfCalendar(fetched.reply) }
}

/**
 * The leaderboards of these tournaments. One that the feed does not have yet comes from the day's scoreboard, and so does
 * one that fails while others are played: it must not cost those their scores.
 */
export function fetchLeaderboards(events: readonly string[], day: string, now: number): GolfFetched {
  const found: Leaderboard[] = []
  for (const event of events) {
    const fetched = fetchLeaderboard(event, now)
    if (!fetched.ok && !isNoTournament(fetched.failure)) {
      const spare = events.length > 1 && isItsOwn(fetched.failure) ? fetchGolfDay(day, now) : fetched
      const own = spare.ok ? ofEvent(event, spare.leaderboards) : []
      if (own.length === 0) return fetched
      found.push(...own)
      continue
    }
    if (!fetched.ok) logMissing('pga', event, now)
    const own = fetched.ok ? ofEvent(event, fetched.leaderboards) : []
    if (own.length === 0) return fetchGolfDay(day, now)
    found.push(...own)
  }
  return { ok: true, leaderboards: found }
}

function ofEvent(event: string, leaderboards: readonly Leaderboard[]): readonly Leaderboard[] {
  return leaderboards.filter(({ tournament }) => tournament.id === event)
}

/** Whether a failure may concern one leaderboard only. */
function isItsOwn(failure: FeedFailure): boolean {
  return failure.kind !== 'timeout' && !isFeedAway(failure)
}

function fetchLeaderboard(event: string, now: number): GolfFetched {
  const fetched = askFeed(leaderboardPath(event))
  if (!fetched.ok) return fetched
  const mapped = mapGolf(fetched.reply, now)
  if (!mapped.ok) return invalid(mapped.reason)
  logOddities('pga', mapped)
  return { ok: true, leaderboards: mapped.leaderboards }
}
