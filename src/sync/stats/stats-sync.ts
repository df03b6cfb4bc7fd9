import type { StatsReply, WantedStats } from '../../backend/game-api'
import type { StatsBody } from '../../backend/parse-game'
import type { GameSlug } from '../../domain/league'
import { tickerAfterNews } from '../../domain/box-score/ticker-news'
import { MINUTE_MS, TICKER_POLL_MS } from '../../domain/time/intervals'
import type { BrowserClock } from '../../platform/clock'
import type { Cancel, Timers } from '../../platform/timers'
import type { StoredStats } from '../../storage/rows'
import type { Storage } from '../../storage/storage'
import { keyFor } from '../../storage/viewer'
import { keepAsking, type Asker, type Outcome } from '../keep-asking'
import { followRowChanges, type RowChanges } from './row-changes'

export interface StatsPorts {
  readonly clock: BrowserClock
  readonly timers: Timers
  readonly storage: Storage
  /** Who looks, and what they may see. */
  readonly viewer: () => string
  /** Proves to the server who looks. */
  readonly token: () => string | undefined
  readonly fetchStats: (slug: GameSlug, wanted: readonly WantedStats[]) => Promise<StatsReply>
  readonly isVisible: () => boolean
  /** Whether the viewer wants things to change by themselves; else each game is asked for once. */
  readonly autoRefresh: () => boolean
  readonly onWake: (run: () => void) => Cancel
}

export interface StatsSync {
  /** The stats of this game are in sight; `settled` when they will not change any more. */
  watch(id: string, settled: boolean): Cancel
  /** Somebody wants to know: all that is in sight is asked for once more. */
  refresh(): void
  /** The server does not give these stats to this viewer. */
  readonly isLocked: () => boolean
  readonly onLocked: (run: () => void) => Cancel
}

/** Cards come into sight in the same frame; their games go into one request. */
const GATHER_MS = 100

/** The server's summary is up to ten seconds old: only after this time does it surely show a change of the board. */
const SHOWN_AFTER_MS = TICKER_POLL_MS
/** A live board mostly changes again before this, and then one request covers both changes. */
const SETTLED_AFTER_MS = 2 * TICKER_POLL_MS
/** Stats are corrected also while nothing happens on the board. */
const CORRECTED_MS = MINUTE_MS

/**
 * Keeps the stored stats of all games of a league that are in sight: one request in ten seconds at most, however many
 * cards there are. It is for games that have just come into sight, whose row on the board has changed since, or that
 * were not asked about for a minute.
 */
export function createStatsSync(slug: GameSlug, ports: StatsPorts): StatsSync {
  const { storage } = ports
  const watches = new Set<Watch>()
  const listeners = new Set<() => void>()
  /** To whom the server has refused these stats, and with which token: it also refuses one that has just ended. */
  let refused: string | undefined
  let viewer = ports.viewer()
  let stopWaking: Cancel | undefined
  let rowChanges: RowChanges | undefined
  /** When each game was asked for, product time. */
  const askedAtMs = new Map<string, number>()
  let lastAskedMs = -Infinity
  /** Something came into sight or changed while an answer was on its way. */
  let missedOne = false
  let hasFailed = false

  const asker: Asker = keepAsking<Answered>({
    timers: ports.timers,
    async fetch() {
      noticeViewer()
      const asking = viewer
      const access = currentAccess()
      const open = isLocked() || !ports.isVisible() ? [] : await wanted(asking)
      if (open.length === 0) return undefined
      const games = open.filter(({ id }) => hasNews(id))
      const startedMs = ports.clock.now()
      if (games.length > 0) lastAskedMs = startedMs
      const reply = games.length > 0 ? await ports.fetchStats(slug, games) : undefined
      return { asking, access, open, games, startedMs, reply }
    },
    take,
    retryMs: () => ports.clock.waitMs(TICKER_POLL_MS),
  })

  function hasNews(id: string): boolean {
    const asked = askedAtMs.get(id)
    const changed = rowChanges?.changedAtMs(id)
    if (asked === undefined || changed === undefined || asked < changed + SHOWN_AFTER_MS) return true
    return Math.abs(ports.clock.now() - asked) >= CORRECTED_MS
  }

  /** When a game is to be asked for at the latest. */
  function dueMs(id: string): number {
    const asked = askedAtMs.get(id)
    const changed = rowChanges?.changedAtMs(id)
    if (asked === undefined || changed === undefined || asked < changed) return lastAskedMs + TICKER_POLL_MS
    return asked < changed + SHOWN_AFTER_MS ? changed + SETTLED_AFTER_MS : asked + CORRECTED_MS
  }

  /** What one viewer was given or refused says nothing about the next. */
  function noticeViewer() {
    if (viewer === ports.viewer() && (refused === undefined || isLocked())) return
    viewer = ports.viewer()
    refused = undefined
    markUnanswered()
    tell()
  }

  /** All that is in sight and can still change. */
  async function wanted(asking: string): Promise<readonly WantedStats[]> {
    const inSight = [...new Set([...watches].map(({ id }) => id))].toSorted()
    const rows = await Promise.all(inSight.map((id) => storage.read('stats', keyFor(asking, slug, id))))
    return inSight.flatMap((id, index) => {
      const isWanted = [...watches].some((watch) => watch.id === id && isOpen(watch, rows[index]))
      return isWanted ? [{ id, rev: rows[index]?.answer.rev }] : []
    })
  }

  function isOpen({ answered, settled }: Watch, row: StoredStats | undefined): boolean {
    const isComplete = settled && row?.answer.status?.state === 'complete'
    return !isComplete && (ports.autoRefresh() || !answered)
  }

  /** A request that failed changes nothing: the last stats stay, and the next request is ten seconds away. */
  function take({ asking, access, open, games, startedMs, reply }: Answered): Outcome {
    hasFailed = reply?.kind === 'failed'
    if (asking === ports.viewer() && reply?.kind === 'stats') {
      for (const { id } of games) if (!reply.stats.pending.includes(id)) askedAtMs.set(id, startedMs)
      void learn(asking, access, games, reply.stats)
    }
    const soonest = missedOne ? lastAskedMs + TICKER_POLL_MS : Infinity
    missedOne = false
    const due = Math.min(soonest, ...open.map(({ id }) => dueMs(id)))
    return { kind: 'answered', againMs: waitUntil(due, CORRECTED_MS) }
  }

  async function learn(
    asking: string,
    access: string,
    asked: readonly WantedStats[],
    stats: StatsBody,
  ): Promise<void> {
    const answered = asked.map(({ id }) => id).filter((id) => !stats.pending.includes(id))
    for (const watch of watches) watch.answered ||= answered.includes(watch.id)
    if (stats.locked.length > 0) return lock(asking, access)
    const news = new Map(stats.games.map((one) => [keyFor(asking, slug, one.id), one]))
    const revs = new Map(asked.map(({ id, rev }) => [keyFor(asking, slug, id), rev]))
    const keys = answered.map((id) => keyFor(asking, slug, id))
    const now = ports.clock.now()
    await storage.change('stats', keys, (stored, key) => {
      const told = news.get(key)
      const here = stored?.answer
      const answer = told
        ? tickerAfterNews(told, revs.get(key), here)
        : stored && isOld(stored, now)
          ? here
          : undefined
      return answer && { key, answer, checkedAt: new Date(now).toISOString() }
    })
  }

  async function lock(asking: string, access: string): Promise<void> {
    refused = access
    tell()
    await storage.remove('stats', ({ key }) => key.startsWith(keyFor(asking, slug, '')))
  }

  const currentAccess = () => `${ports.viewer()} ${ports.token()}`
  const isLocked = () => refused === currentAccess()

  function tell() {
    for (const listener of listeners) listener()
  }

  function markUnanswered() {
    for (const watch of watches) watch.answered = false
    askedAtMs.clear()
  }

  function gather() {
    missedOne = asker.isAsking()
    const isPaused = lastAskedMs + TICKER_POLL_MS > ports.clock.now()
    asker.askAfter(isPaused ? waitUntil(lastAskedMs + TICKER_POLL_MS, TICKER_POLL_MS) : GATHER_MS)
  }

  /** The server may set the clock back, by a day where the device's was a day ahead; then what was due is far away. */
  function waitUntil(atMs: number, mostMs: number): number {
    return ports.clock.waitMs(Math.min(mostMs, atMs - ports.clock.now()))
  }

  function hearChange(ids: readonly string[]) {
    if ([...watches].some(({ id }) => ids.includes(id))) gather()
  }

  function wake() {
    if (asker.isIdle() || hasFailed) asker.ask()
  }

  return {
    watch(id, settled) {
      const watch = { id, settled, answered: false }
      watches.add(watch)
      stopWaking ??= ports.onWake(wake)
      rowChanges ??= followRowChanges(slug, ports, hearChange)
      gather()
      return () => {
        watches.delete(watch)
        if (watches.size > 0) return
        stopWaking?.()
        stopWaking = undefined
        rowChanges?.stop()
        rowChanges = undefined
      }
    },
    refresh() {
      markUnanswered()
      gather()
    },
    isLocked,
    onLocked(run) {
      listeners.add(run)
      return () => void listeners.delete(run)
    },
  }
}

interface Answered {
  readonly asking: string
  readonly access: string
  readonly open: readonly WantedStats[]
  /** Those of the open ones that were asked for. */
  readonly games: readonly WantedStats[]
  readonly startedMs: number
  /** Undefined if no request was made because no game has news. */
  readonly reply: StatsReply | undefined
}

interface Watch {
  readonly id: string
  readonly settled: boolean
  /** Has been asked for and answered since it came into sight or somebody wanted to know. */
  answered: boolean
}

/** If nothing has changed, `checkedAt` is written only once a minute, so that cards are not notified each time. */
function isOld({ checkedAt }: StoredStats, now: number): boolean {
  return Math.abs(now - Date.parse(checkedAt)) >= MINUTE_MS
}
