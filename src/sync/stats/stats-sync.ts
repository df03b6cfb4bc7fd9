import type { StatsReply, WantedStats } from '../../backend/game-api'
import type { TickerAnswer } from '../../domain/box-score/game-answer'
import { TICKER_POLL_MS } from '../../domain/time/intervals'
import type { GameSlug } from '../../domain/league'
import type { BrowserClock } from '../../platform/clock'
import type { StatsBody } from '../../backend/parse-game'
import type { Cancel, Timers } from '../../platform/timers'
import { keepAsking, type Outcome } from '../keep-asking'

export interface StatsPorts {
  readonly clock: BrowserClock
  readonly timers: Timers
  /** Who looks, and what they may see. */
  readonly viewer: () => string
  readonly fetchStats: (slug: GameSlug, wanted: readonly WantedStats[]) => Promise<StatsReply>
  readonly isVisible: () => boolean
  /** Whether the viewer wants things to change by themselves; else each game is asked for once. */
  readonly autoRefresh: () => boolean
  readonly onWake: (run: () => void) => Cancel
}

/** What a card's ticker has to show. `locked`: the server does not give these to this viewer. */
export type GameStats =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'locked' }
  | { readonly kind: 'stats'; readonly answer: TickerAnswer }

export interface StatsSync {
  /** The stats of this game are in sight; `settled` when they will not change any more. */
  watch(id: string, settled: boolean): Cancel
  /** Somebody wants to know: all that is in sight is asked for once more. */
  refresh(): void
  read(id: string): GameStats
  subscribe(run: () => void): Cancel
}

const WAITING: GameStats = { kind: 'waiting' }
const LOCKED: GameStats = { kind: 'locked' }
/** Cards come into sight in the same frame; their games go into one request. */
const GATHER_MS = 100

/** The stats of all games of a league that are in sight: one request in ten seconds, however many cards there are. */
export function createStatsSync(slug: GameSlug, ports: StatsPorts): StatsSync {
  const watches = new Set<Watch>()
  const known = new Map<string, GameStats>()
  const listeners = new Set<() => void>()
  let viewer = ports.viewer()
  let isLocked = false
  let stopWaking: Cancel | undefined

  function tell() {
    for (const listener of listeners) listener()
  }

  function wanted(): readonly string[] {
    const isAuto = ports.autoRefresh()
    const ids = [...watches].filter((watch) => (isAuto || !watch.answered) && !isOver(watch))
    return [...new Set(ids.map(({ id }) => id))].toSorted()
  }

  function isOver({ id, settled }: Watch): boolean {
    return settled && isComplete(known.get(id))
  }

  /** What one viewer was given or refused says nothing about the next. */
  function noticeViewer() {
    if (viewer === ports.viewer()) return
    viewer = ports.viewer()
    known.clear()
    isLocked = false
    markUnanswered()
    tell()
  }

  const asker = keepAsking<Answered>({
    timers: ports.timers,
    async fetch() {
      noticeViewer()
      const ids = wanted()
      if (isLocked || ids.length === 0 || !ports.isVisible()) return undefined
      const asked = ids.map((id) => ({ id, rev: revOf(known.get(id)) }))
      return { viewer, ids, reply: await ports.fetchStats(slug, asked) }
    },
    take,
    retryMs: restMs,
  })

  /** A request that failed changes nothing: the last stats stay, and the next request is ten seconds away. */
  function take(answered: Answered): Outcome {
    if (answered.viewer === ports.viewer() && answered.reply.kind === 'stats')
      learn(answered, answered.reply.stats)
    return { kind: 'answered', againMs: restMs() }
  }

  function restMs(): number {
    return ports.clock.waitMs(TICKER_POLL_MS)
  }

  function learn({ ids }: Answered, { games, pending, locked }: StatsBody) {
    const answered = ids.filter((id) => !pending.includes(id))
    for (const watch of watches) watch.answered ||= answered.includes(watch.id)
    isLocked = locked.length > 0
    if (isLocked) known.clear()
    else for (const answer of games) known.set(answer.id, { kind: 'stats', answer })
    tell()
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
      const watch = { id, settled, answered: known.has(id) }
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
    read: (id) => (isLocked ? LOCKED : (known.get(id) ?? WAITING)),
    subscribe(run) {
      listeners.add(run)
      return () => listeners.delete(run)
    },
  }
}

interface Answered {
  readonly viewer: string
  readonly ids: readonly string[]
  readonly reply: StatsReply
}

interface Watch {
  readonly id: string
  readonly settled: boolean
  /** Has been asked for and answered since it came into sight or somebody wanted to know. */
  answered: boolean
}

function revOf(stats: GameStats | undefined): string | undefined {
  return stats?.kind === 'stats' ? stats.answer.rev : undefined
}

function isComplete(stats: GameStats | undefined): boolean {
  return stats?.kind === 'stats' && stats.answer.status?.state === 'complete'
}
