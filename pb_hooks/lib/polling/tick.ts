import type { Board, Source } from '../../../src/domain/board'
import {
  failureReason,
  hasRetriesLeft,
  nextRetryMs,
  type FeedFailure,
} from '../../../src/domain/feed-failure'
import { leagueOf, type GameLeague, type GameSlug } from '../../../src/domain/league'
import { wallWaitMs } from '../../../src/domain/product-clock'
import { refreshIntervalMs } from '../../../src/domain/refresh'
import { sourceAfter } from '../../../src/domain/source'
import { loadBoard } from '../boards/board-store'
import { publish } from '../boards/publish'
import { standing } from '../boards/standing'
import { serverSettings } from '../server/settings'
import { iso, productNow } from '../server/time'
import { pollMemory, rememberPoll, type PollMemory } from './memory'
import { nextContent } from './next-content'
import { readSlate, type Slate } from './read-slate'

/** A search for the next games goes on after this long, product time. */
const SEARCH_STEP_MS = 1000
/** Trying again helped nothing: go on at this pace at the latest. */
const DOWN_INTERVAL_MS = 60_000

/** Polls one league once: ask, apply the rules, publish, and say when to come again. */
export function tick(slug: GameSlug): void {
  const began = Date.now()
  const league = leagueOf(slug)
  const memory = pollMemory(slug)
  // Set first, so that a surprise below cannot turn the loop into a hammer.
  rememberPoll(slug, { ...memory, dueAt: began + wallWaitMs(serverSettings().clock, DOWN_INTERVAL_MS) })
  const before = loadBoard(slug)
  const now = productNow()
  const slate = readSlate(league, memory.gameDay, before, now)
  const { waitMs, ...learned } = afterSlate(league, slate, memory, before, now)
  rememberPoll(slug, { ...learned, dueAt: began + wallWaitMs(serverSettings().clock, waitMs) })
}

type Learned = Omit<PollMemory, 'dueAt'> & { readonly waitMs: number }

function afterSlate(
  league: GameLeague,
  slate: Slate,
  memory: PollMemory,
  before: Board | undefined,
  now: number,
): Learned {
  switch (slate.kind) {
    case 'found':
      return afterFound(league, slate, memory, before, now)
    case 'unfinished':
      return { ...memory, gameDay: slate.state, waitMs: SEARCH_STEP_MS }
    case 'failed':
      return { ...afterFailure(league, slate.failure, memory, before, now), gameDay: slate.state }
  }
}

function afterFound(
  league: GameLeague,
  slate: Extract<Slate, { kind: 'found' }>,
  memory: PollMemory,
  before: Board | undefined,
  now: number,
): Learned {
  const source = sourceAfter(memory.source ?? before?.source, { ok: true }, iso(now), league.sport)
  const content = nextContent(league, slate, source, before)
  const waitMs = refreshIntervalMs({ ...content, rev: '' }, now, serverSettings().liveIntervalMs)
  publish(league.slug, content, { checkedAt: iso(now), staleAfterMs: waitMs })
  return { gameDay: slate.state, source, retriesMade: 0, waitMs }
}

/** The last good board stays and says since when the feed has not answered. */
function afterFailure(
  league: GameLeague,
  failure: FeedFailure,
  memory: PollMemory,
  before: Board | undefined,
  now: number,
): Learned {
  const retriesLeft = hasRetriesLeft(failure, memory.retriesMade, league.sport)
  const source = sourceAfter(
    memory.source ?? before?.source,
    { ok: false, failure, retriesLeft },
    iso(now),
    league.sport,
  )
  if (source.state !== memory.source?.state) logFailure(league, failure, source)
  if (before) publishTrouble(league.slug, before, source)
  // Once used up, retries come back only with a success: a feed that is down is asked at its calm pace.
  const retriesMade = memory.retriesMade + (retriesLeft ? 1 : 0)
  return {
    source,
    retriesMade,
    waitMs: retriesLeft ? nextRetryMs(retriesMade, Math.random()) : paceWhileDown(before, now),
  }
}

function publishTrouble(slug: GameSlug, before: Board, source: Source): void {
  publish(slug, { ...before, source }, { checkedAt: standing(slug)?.checkedAt ?? '', staleAfterMs: Infinity })
}

function paceWhileDown(before: Board | undefined, now: number): number {
  return Math.min(refreshIntervalMs(before, now, serverSettings().liveIntervalMs), DOWN_INTERVAL_MS)
}

function logFailure(league: GameLeague, failure: FeedFailure, source: Source): void {
  $app
    .logger()
    .warn('The feed failed', 'league', league.slug, 'source', source.state, 'reason', failureReason(failure))
}
