import { gamesOf, type Board, type Source } from '../../../src/domain/board/board'
import { easternDay } from '../../../src/domain/time/eastern'
import { hasRetriesLeft, nextRetryMs, type FeedFailure } from '../../../src/domain/polling/feed-failure'
import { REFRESH_LIVE_MS } from '../../../src/domain/time/intervals'
import {
  leagueOf,
  leagueOfSport,
  parseGameSlug,
  parseGameSport,
  type League,
  type Slug,
} from '../../../src/domain/league'
import { wallWaitMs } from '../../../src/domain/time/product-clock'
import { refreshIntervalMs } from '../../../src/domain/polling/refresh'
import { sourceAfter } from '../../../src/domain/board/source'
import { boardVersion, loadBoard } from '../boards/board-memory'
import { publish } from '../boards/publish'
import { findGameAlerts, findLineAlerts } from '../game-alerts/find-alerts'
import { openedLine } from '../odds/opened-line'
import { saveBoardOdds } from '../odds/save-board-odds'
import { serverSettings } from '../server/settings'
import { iso, productNow } from '../server/time'
import { logFailure } from './log-failure'
import { pollMemory, rememberPoll, type PollMemory } from './poll-memory'
import { emptyContent, nextContent } from './next-content'
import { readLeague } from './read-league'
import { NEXT_STEP_MS, type Findings, type Reading } from './reading'

/** After all retries failed, polls go on at least at this pace. */
const DOWN_INTERVAL_MS = 60_000

/** What is known of a league when its turn comes. */
interface Turn {
  readonly league: League
  readonly memory: PollMemory
  readonly before: Board | undefined
  readonly now: number
}

type Learned = Omit<PollMemory, 'dueAt' | 'reader'> & { readonly waitMs: number }

/** Polls one league once: ask, apply the rules, publish, and say when to come again. */
export function tick(slug: Slug): void {
  const began = Date.now()
  const memory = pollMemory(slug)
  // Set first, so that an unexpected error below neither makes the loop run without pause nor delays a live board for
  // long.
  rememberPoll(slug, { ...memory, dueAt: began + wallWaitMs(serverSettings().clock, REFRESH_LIVE_MS) })
  const turn = { league: leagueOf(slug), memory, before: loadBoard(slug), now: productNow() }
  const reading = readLeague(slug, memory.reader, boardUntilNow(turn), turn.now)
  const { waitMs, ...learned } = afterReading(turn, reading)
  // Polls keep their pace; a feed that fails slowly is left alone for as long as one that fails at once.
  const from = reading.kind === 'failed' ? Date.now() : began
  const dueAt = from + wallWaitMs(serverSettings().clock, waitMs)
  rememberPoll(slug, { ...learned, reader: reading.memory, dueAt })
}

/**
 * The last board, for what is compared with it. One that was confirmed at a time to come is from before the clock was set
 * back, as when a server begins a day anew: what had begun by then may not have begun now.
 */
function boardUntilNow({ league, before, now }: Turn): Board | undefined {
  const checkedAt = boardVersion(league.slug)?.checkedAt
  return checkedAt !== undefined && Date.parse(checkedAt) > now ? undefined : before
}

function afterReading(turn: Turn, reading: Reading<unknown>): Learned {
  switch (reading.kind) {
    case 'found':
      return afterFound(turn, reading.findings)
    case 'unfinished':
      return { ...turn.memory, waitMs: NEXT_STEP_MS }
    case 'failed':
      return afterFailure(turn, reading.failure)
  }
}

function afterFound(turn: Turn, findings: Findings): Learned {
  const { league, memory, before, now } = turn
  const compared = boardUntilNow(turn)
  const source = sourceAfter(memory.source ?? before?.source, { ok: true }, iso(now), league.sport)
  const content = nextContent(league, findings, source, before, now)
  const paceMs = refreshIntervalMs({ ...content, rev: '' }, now, serverSettings().liveIntervalMs)
  const board = publish(league.slug, content, { checkedAt: iso(now), staleAfterMs: paceMs })
  tellFans({ ...turn, before: compared }, board, findings)
  saveOdds(league, findings, compared, now)
  return { source, retriesMade: 0, waitMs: Math.min(paceMs, findings.nextStepMs ?? Infinity) }
}

/** Odds travel apart from the board, and only leagues with games have them. */
function saveOdds(league: League, { lines, rows }: Findings, before: Board | undefined, now: number): void {
  const sport = parseGameSport(league.sport)
  if (!sport || !lines || !('games' in rows)) return
  const gameLeague = leagueOfSport(sport)
  const written = saveBoardOdds(gameLeague, lines, rows.games, before, now)
  findLineAlerts(gameLeague.slug, written, rows.games, { openedLine, nowMs: now })
}

/** Finds alerts of what has just happened, for people who asked for them. */
function tellFans({ league, before, now }: Turn, after: Board, { ended = [] }: Findings): void {
  const slug = parseGameSlug(league.slug)
  if (!slug || !before || after.rev === before.rev) return
  findGameAlerts(slug, gamesOf(before), [...gamesOf(after), ...ended], now)
}

/** The last good board stays and says since when the feed has not answered. */
function afterFailure(turn: Turn, failure: FeedFailure): Learned {
  const { league, memory, before, now } = turn
  const retriesLeft = hasRetriesLeft(failure, memory.retriesMade, league.sport)
  const outcome = { ok: false, failure, retriesLeft } as const
  const source = sourceAfter(memory.source ?? before?.source, outcome, iso(now), league.sport)
  logFailure(league, failure, source, memory.source?.state)
  publishTrouble(turn, source)
  // Once used up, retries come back only with a success: a feed that is down is asked at its calm pace.
  const retriesMade = memory.retriesMade + (retriesLeft ? 1 : 0)
  return {
    source,
    retriesMade,
    waitMs: retriesLeft ? nextRetryMs(retriesMade, league.sport, Math.random()) : paceWhileDown(before, now),
  }
}

/** Before the first good board there is only the trouble to publish, once it is more than one failed request. */
function publishTrouble({ league, before, now }: Turn, source: Source): void {
  if (!before && source.state !== 'down') return
  const content = before ? { ...before, source } : emptyContent(league, source, easternDay(now))
  const checkedAt = boardVersion(league.slug)?.checkedAt ?? iso(now)
  publish(league.slug, content, { checkedAt, staleAfterMs: Infinity })
}

function paceWhileDown(before: Board | undefined, now: number): number {
  return Math.min(refreshIntervalMs(before, now, serverSettings().liveIntervalMs), DOWN_INTERVAL_MS)
}
