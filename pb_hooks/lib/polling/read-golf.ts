import type { GolfBoard } from '../../../src/domain/board/board'
import { sortRows } from '../../../src/domain/board/board-rows'
import { easternDay } from '../../../src/domain/time/eastern'
import { isScanFresh, scanWithout, withCalendar } from '../../../src/domain/polling/game-day-scan'
import { isFeedAway } from '../../../src/domain/polling/feed-failure'
import { golfBoardDay } from '../../../src/domain/golf/golf-board-day'
import { golfDays, tournamentDays } from '../../../src/domain/golf/golf-days'
import { beginGolfSearch, isGolfSearchDue, type GolfSearch } from '../../../src/domain/golf/golf-search'
import { golfRows } from '../../../src/domain/golf/golf-rows'
import type { Leaderboard } from '../../../src/domain/golf/player'
import { tournamentStart } from '../../../src/domain/golf/tournament-start'
import { fetchGolfDay, fetchLeaderboards } from './fetch-golf'
import { invalid } from './ask-feed'
import { askingTime, REQUESTS_PER_TICK, type Reading } from './reading'

/** The tournaments of the week: found by day on the scoreboard, read from their leaderboards. */
export function readGolf(
  known: GolfSearch | undefined,
  before: GolfBoard | undefined,
  now: number,
): Reading<GolfSearch> {
  let search = known && !isGolfSearchDue(known, now) ? known : beginGolfSearch(now)
  const hasTime = askingTime()
  for (let requests = 0; requests < REQUESTS_PER_TICK && !search.events && hasTime(); requests++) {
    const day = search.scan.left[0]
    if (day === undefined) return { kind: 'found', memory: search, findings: nothingFound(now) }
    const fetched = fetchGolfDay(day, now)
    const isFirst = day === golfDays(now)[0]
    if (!fetched.ok && (isFirst || (isFeedAway(fetched.failure) && isScanFresh(search.scan, now))))
      return { kind: 'failed', memory: search, failure: fetched.failure }
    const events = fetched.ok && fetched.leaderboards.length > 0 ? idsOf(fetched.leaderboards) : undefined
    const scan = withCalendar(
      events ? { ...search.scan, found: day } : scanWithout(search.scan, day),
      fetched.ok ? tournamentDays(fetched.calendar) : undefined,
    )
    search = { ...search, scan, ...(events && { events }) }
  }
  const { events, scan } = search
  if (!events || scan.found === undefined || !hasTime()) return { kind: 'unfinished', memory: search }
  return readTournaments(search, events, scan.found, before, now)
}

function readTournaments(
  search: GolfSearch,
  events: readonly string[],
  day: string,
  before: GolfBoard | undefined,
  now: number,
): Reading<GolfSearch> {
  const fetched = fetchLeaderboards(events, day, now)
  if (!fetched.ok) return { kind: 'failed', memory: search, failure: fetched.failure }
  const begun = events.filter((event) => hasBegunOn(before, event))
  if (fetched.leaderboards.length === 0 && begun.length > 0) {
    return {
      kind: 'failed',
      memory: search,
      failure: invalid('no tournament although one had begun').failure,
    }
  }
  if (fetched.leaderboards.some((one) => hasLostPlayers(one, begun))) {
    return { kind: 'failed', memory: search, failure: invalid('no players although one had begun').failure }
  }
  const { tournaments, players } = golfRows(fetched.leaderboards)
  const upcoming = tournaments.length > 0 && fetched.leaderboards.every((one) => isAhead(one, now))
  const rows = { tournaments: sortRows('tournaments', tournaments), players: sortRows('players', players) }
  const found = tournaments.length === 0 ? 'none' : upcoming ? 'upcoming' : 'today'
  const shown = golfBoardDay(fetched.leaderboards, day, easternDay(now))
  return { kind: 'found', memory: search, findings: { day: shown, upcoming, found, rows } }
}

/** Whether the board has a tournament's field since its beginning. That does not vanish: not at night, nor with a result. */
function hasBegunOn(board: GolfBoard | undefined, event: string): boolean {
  const isShown = board?.tournaments.some(({ id, state }) => id === event && state !== 'pre')
  return isShown === true && board!.players.some(({ tournament }) => tournament === event)
}

function hasLostPlayers({ tournament, players }: Leaderboard, begun: readonly string[]): boolean {
  return players.length === 0 && begun.includes(tournament.id)
}

function nothingFound(now: number) {
  return {
    day: easternDay(now),
    upcoming: false,
    found: 'none',
    rows: { tournaments: [], players: [] },
  } as const
}

function idsOf(leaderboards: readonly Leaderboard[]): readonly string[] {
  return leaderboards.map(({ tournament }) => tournament.id)
}

/** Whether the day on which it begins is still to come. */
function isAhead(leaderboard: Leaderboard, now: number): boolean {
  const start = leaderboard.tournament.state === 'pre' ? tournamentStart(leaderboard) : undefined
  return start !== undefined && easternDay(Date.parse(start)) > easternDay(now)
}
