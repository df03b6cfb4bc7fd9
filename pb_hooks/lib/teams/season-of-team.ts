import type { GameLeague } from '../../../src/domain/league'
import { liveGames, type TeamSeason } from '../../../src/domain/teams/team-season'
import { MINUTE_MS, OPENED_LIVE_CACHE_MS } from '../../../src/domain/time/intervals'
import {
  joinSchedules,
  mapSchedule,
  type MappedSchedule,
} from '../../../src/feeds/espn/schedule/map-schedule'
import {
  FEED_PARTS,
  partsBeside,
  schedulePath,
  type FeedPart,
} from '../../../src/feeds/espn/schedule/request'
import { withStuckMarksOfSeason } from '../boards/known-stuck'
import { knownLogo } from '../boards/learn-teams'
import { noteLogos } from '../boards/named-logos'
import type { Answer, Cache } from '../cache/answer-cache'
import { answerOnce, type Loaded } from '../cache/answer-once'
import { spend, SPENT, type Budget } from '../cache/budget'
import { serverSettings } from '../server/settings'
import { productNow } from '../server/time'
import { fetchJson } from '../upstream/fetch-json'
import { invalidReply } from '../upstream/upstream-failure'
import { logFailedSeason } from './log-failed-season'

const CACHE: Cache = { name: 'team-seasons', mostEntries: 300, mostBytes: 4_000_000, packs: true }
/** There are some 900 teams, and a season may cost three requests. */
const BUDGET: Budget = { name: 'team-seasons', perMinute: 120, perAsker: 30 }
/** A result is on the board at once and here soon after. */
const FRESH_MS = 5 * MINUTE_MS

type Part =
  | { readonly ok: true; readonly schedule: MappedSchedule }
  | { readonly ok: false; readonly bad: Loaded }

/** A team's season, mapped once; it is the same for all callers who may see it. */
export function seasonOfTeam(league: GameLeague, team: string, asker: string): Answer {
  return answerOnce(CACHE, `${league.slug}/${team}`, () => load(league, team, asker))
}

function load(league: GameLeague, team: string, asker: string): Loaded {
  if (!spend(BUDGET, asker)) return SPENT
  const now = fetchPart(league, team)
  if (!now.ok) return now.bad
  let { season } = now.schedule
  for (const part of now.schedule.sent ? partsBeside(league, now.schedule.sent) : []) {
    const beside = fetchPart(league, team, part)
    if (beside.ok) season = joinSchedules(season, beside.schedule.season)
    // Half a season must not be taken for a whole one. Most teams play no play-in, so the feed may have none of theirs.
    else if (part.type !== FEED_PARTS.playIn) return beside.bad
  }
  return good(league, season)
}

function fetchPart(league: GameLeague, team: string, part?: FeedPart): Part {
  const fetched = fetchJson(serverSettings().feedSiteUrl + schedulePath(league, team, part), league.sport)
  if (!fetched.ok) {
    logFailedSeason(league, team, fetched.failure)
    return fetched
  }
  const schedule = mapSchedule(fetched.reply)
  if (schedule) return { ok: true, schedule }
  logFailedSeason(league, team, { kind: 'validation', reason: 'Invalid API response: not a schedule' })
  return { ok: false, bad: invalidReply(league.sport) }
}

function good(league: GameLeague, told: TeamSeason): Loaded {
  const season = { ...told, games: withStuckMarksOfSeason(league.slug, told.games, productNow()) }
  const isLive = liveGames(season).length > 0
  const team = { ...season.team, ...logoOf(league, season.team.id) }
  noteLogos([team])
  const text = JSON.stringify({ v: 1, sport: league.sport, ...season, team })
  return { kind: 'good', texts: [text], freshMs: isLive ? OPENED_LIVE_CACHE_MS : FRESH_MS }
}

/** Schedules name another file of the same logo; a device that has the one of boards need not fetch it. */
function logoOf({ slug }: GameLeague, id: string): { readonly logo?: string } {
  const logo = knownLogo(slug, id)
  return logo === undefined ? {} : { logo }
}
