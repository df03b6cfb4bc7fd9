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
 * one that fails while others are played: it must not cost those what only a leaderboard tells. When the feed has none of
 * them the day's scoreboard says which tournaments there are.
 */
export function fetchLeaderboards(events: readonly string[], day: string, now: number): GolfFetched {
  const found: Leaderboard[] = []
  let failed: Failed | undefined
  for (const event of events) {
    const fetched = fetchLeaderboard(event, now)
    if (fetched.ok) found.push(...ofEvent(event, fetched.leaderboards))
    else if (isNoTournament(fetched.failure)) logMissing('pga', event, now)
    else if (events.length > 1 && isItsOwn(fetched.failure)) failed = fetched
    else return fetched
  }
  const isMissing = (event: string) => ofEvent(event, found).length === 0
  if (!events.some(isMissing)) return { ok: true, leaderboards: found }
  const scoreboard = fetchGolfDay(day, now)
  if (!scoreboard.ok) return failed ?? scoreboard
  if (found.length === 0 && !failed) return scoreboard
  const leaderboards = events.flatMap((event) =>
    ofEvent(event, isMissing(event) ? scoreboard.leaderboards : found),
  )
  const isWhole = events.every((event) => ofEvent(event, leaderboards).length > 0)
  return failed && !isWhole ? failed : { ok: true, leaderboards }
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
