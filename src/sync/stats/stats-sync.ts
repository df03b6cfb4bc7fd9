import type { StatsReply, WantedStats } from '../../backend/game-api'
import type { StatsBody } from '../../backend/parse-game'
import type { GameSlug } from '../../domain/league'
import { MINUTE_MS, TICKER_POLL_MS } from '../../domain/time/intervals'
import type { BrowserClock } from '../../platform/clock'
import type { Cancel, Timers } from '../../platform/timers'
import type { StoredStats } from '../../storage/rows'
import type { Storage } from '../../storage/storage'
import { keyFor } from '../../storage/viewer'
import { keepAsking, type Asker, type Outcome } from '../keep-asking'

export interface StatsPorts {
  readonly clock: BrowserClock
  readonly timers: Timers
  readonly storage: Storage
  /** Who looks, and what they may see. */
  readonly viewer: () => string
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

/**
 * Keeps the stored stats of all games of a league that are in sight: one request in ten seconds, however many cards
 * there are.
 */
export function createStatsSync(slug: GameSlug, ports: StatsPorts): StatsSync {
  const { storage } = ports
  const watches = new Set<Watch>()
  const listeners = new Set<() => void>()
  /** Whom the server has refused these stats. */
  let refused: string | undefined
  let viewer = ports.viewer()
  let stopWaking: Cancel | undefined

  const asker: Asker = keepAsking<Answered>({
    timers: ports.timers,
    async fetch() {
      noticeViewer()
      const asking = viewer
      const games = isLocked() || !ports.isVisible() ? [] : await wanted(asking)
      if (games.length === 0) return undefined
      return { asking, games, reply: await ports.fetchStats(slug, games) }
    },
    take,
    retryMs: restMs,
  })

  /** What one viewer was given or refused says nothing about the next. */
  function noticeViewer() {
    if (viewer === ports.viewer()) return
    viewer = ports.viewer()
    markUnanswered()
    tell()
  }

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
  function take({ asking, games, reply }: Answered): Outcome {
    if (asking === ports.viewer() && reply.kind === 'stats') void learn(asking, games, reply.stats)
    return { kind: 'answered', againMs: restMs() }
  }

  function restMs(): number {
    return ports.clock.waitMs(TICKER_POLL_MS)
  }

  async function learn(asking: string, asked: readonly WantedStats[], stats: StatsBody): Promise<void> {
    const answered = asked.map(({ id }) => id).filter((id) => !stats.pending.includes(id))
    for (const watch of watches) watch.answered ||= answered.includes(watch.id)
    if (stats.locked.length > 0) return lock(asking)
    const answers = new Map(stats.games.map((answer) => [keyFor(asking, slug, answer.id), answer]))
    const keys = answered.map((id) => keyFor(asking, slug, id))
    const now = ports.clock.now()
    await storage.change('stats', keys, (stored, key) => {
      const answer = answers.get(key) ?? (stored && isOld(stored, now) ? stored.answer : undefined)
      return answer && { key, answer, checkedAt: new Date(now).toISOString() }
    })
  }

  async function lock(asking: string): Promise<void> {
    refused = asking
    tell()
    await storage.remove('stats', ({ key }) => key.startsWith(keyFor(asking, slug, '')))
  }

  const isLocked = () => refused === ports.viewer()

  function tell() {
    for (const listener of listeners) listener()
  }

  function markUnanswered() {
    for (const watch of watches) watch.answered = false
  }

  function gather() {
    if (asker.isIdle()) asker.askAfter(GATHER_MS)
  }

  function wake() {
    if (asker.isIdle()) asker.ask()
  }

  return {
    watch(id, settled) {
      const watch = { id, settled, answered: false }
      watches.add(watch)
      stopWaking ??= ports.onWake(wake)
      gather()
      return () => {
        watches.delete(watch)
        if (watches.size > 0) return
        stopWaking?.()
        stopWaking = undefined
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
  readonly games: readonly WantedStats[]
  readonly reply: StatsReply
}

interface Watch {
  readonly id: string
  readonly settled: boolean
  /** Has been asked for and answered since it came into sight or somebody wanted to know. */
  answered: boolean
}

/** That nothing has changed is written down once a minute: the cards need not hear of it each time. */
function isOld({ checkedAt }: StoredStats, now: number): boolean {
  return Math.abs(now - Date.parse(checkedAt)) >= MINUTE_MS
}
