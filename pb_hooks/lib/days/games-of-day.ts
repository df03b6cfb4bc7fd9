import { canResumeAnyTime } from '../../../src/domain/game/can-resume'
import type { Game } from '../../../src/domain/game/game'
import { isUnderWay } from '../../../src/domain/game/stuck'
import type { GameLeague } from '../../../src/domain/league'
import { addDays, easternDay } from '../../../src/domain/time/eastern'
import {
  HOUR_MS,
  MINUTE_MS,
  OPENED_LIVE_CACHE_MS,
  STUCK_DAY_READ_MS,
} from '../../../src/domain/time/intervals'
import { groupsBeyondLimit, joinScoreboards } from '../../../src/feeds/espn/beyond-limit'
import { mapScoreboard, whyUnreadable, type MappedScoreboard } from '../../../src/feeds/espn/map-scoreboard'
import { scoreboardPath } from '../../../src/feeds/espn/request'
import { withKnownStuckMarks } from '../boards/known-stuck'
import { noteLogos } from '../boards/named-logos'
import type { Answer, Cache } from '../cache/answer-cache'
import { answerOnce, type Loaded } from '../cache/answer-once'
import { spend, SPENT, type Budget } from '../cache/budget'
import { serverSettings } from '../server/settings'
import { productNow } from '../server/time'
import { logFailedRead } from '../upstream/calls/log-failed-call'
import { fetchLogged } from '../upstream/fetch-logged'
import { invalidReply, upstreamFailure } from '../upstream/upstream-failure'

const CACHE: Cache = { name: 'days', mostEntries: 200, mostBytes: 16_000_000, packs: true }
/** Each day takes one request to the feed, and a Saturday of college games takes several. */
const BUDGET: Budget = { name: 'days', perMinute: 120, perAsker: 30 }
/** With the last request at its timeout it is as long as a load may take. */
const LONGEST_ASKING_MS = 15_000

type Part =
  | { readonly ok: true; readonly scoreboard: MappedScoreboard; readonly groups: readonly string[] }
  | { readonly ok: false; readonly bad: Loaded }

/** The games of one Eastern day, mapped once for everybody who asks. Nothing in them depends on who that is. */
export function gamesOfDay(league: GameLeague, day: string, asker: string): Answer {
  return answerOnce(CACHE, `${league.slug}/${day}`, () => load(league, day, asker))
}

function load(league: GameLeague, day: string, asker: string): Loaded {
  if (!spend(BUDGET, asker)) return SPENT
  const whole = fetchPart(league, day)
  if (!whole.ok) return whole.bad
  const parts: MappedScoreboard[] = []
  const giveUp = Date.now() + LONGEST_ASKING_MS
  // Every conference is asked, as late games of any of them can be those that were cut off.
  for (const group of whole.groups) {
    if (Date.now() > giveUp) return upstreamFailure({ kind: 'timeout' }, league.sport)
    const part = fetchPart(league, day, group)
    // Half a day must not be taken for a whole one.
    if (!part.ok) return part.bad
    parts.push(part.scoreboard)
  }
  const joined = joinScoreboards(whole.scoreboard, parts)
  const unreadable = whyUnreadable(joined)
  if (unreadable !== undefined) return invalid(league, day, unreadable)
  const games = withKnownStuckMarks(league.slug, joined.games, productNow())
  noteLogos(games.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]))
  const body = { v: 1, sport: league.sport, day, games }
  return { kind: 'good', texts: [JSON.stringify(body)], freshMs: freshMs(day, games) }
}

function fetchPart(league: GameLeague, day: string, group?: string): Part {
  const fetched = fetchLogged(addressOf(league, day, group), league.sport)
  if (!fetched.ok) return fetched
  const mapped = mapScoreboard(league, fetched.reply)
  if (!mapped.ok) return { ok: false, bad: invalid(league, day, mapped.reason) }
  return { ok: true, scoreboard: mapped, groups: groupsBeyondLimit(league, fetched.reply) }
}

function invalid(league: GameLeague, day: string, reason: string): Loaded {
  logFailedRead(addressOf(league, day), { kind: 'validation', reason })
  return invalidReply(league.sport)
}

function addressOf(league: GameLeague, day: string, group?: string): string {
  return serverSettings().feedSiteUrl + scoreboardPath(league, day, group)
}

/** A day that has been over for a day changes only by corrections; yesterday's last game may still be on. */
function freshMs(day: string, games: readonly Game[]): number {
  if (games.some(isUnderWay)) return OPENED_LIVE_CACHE_MS
  if (day >= addDays(easternDay(productNow()), -1)) return MINUTE_MS
  return games.some(canResumeAnyTime) ? STUCK_DAY_READ_MS : HOUR_MS
}
