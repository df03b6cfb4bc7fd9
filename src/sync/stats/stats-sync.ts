import type { StatsReply, WantedStats } from '../../backend/game-api'
import type { StatsBody } from '../../backend/parse-game'
import type { GameSlug } from '../../domain/league'
import type { Permission } from '../../domain/people/tiers/permission'
import { TICKER_POLL_MS } from '../../domain/time/intervals'
import type { BrowserClock } from '../../platform/clock'
import type { Cancel, Timers } from '../../platform/timers'
import type { StoredStats } from '../../storage/rows'
import type { Storage } from '../../storage/storage'
import { keyFor } from '../../storage/viewer'
import { keepAsking, type Asker, type Outcome } from '../keep-asking'
import { followRowChanges, type RowChanges } from './row-changes'
import { saveStats } from './save-stats'
import { createStatsLock, type LockPorts } from './stats-lock'
import { CORRECTED_MS, createStatsSchedule } from './stats-schedule'

export interface StatsPorts extends LockPorts {
  readonly clock: BrowserClock
  readonly timers: Timers
  readonly storage: Storage
  readonly fetchStats: (slug: GameSlug, wanted: readonly WantedStats[]) => Promise<StatsReply>
  readonly isVisible: () => boolean
  /** Whether the viewer wants things to change by themselves; else each game is asked for once. */
  readonly autoRefresh: () => boolean
  readonly onWake: (run: () => void) => Cancel
  /** The server refuses what the session allows. Resolves when the session has been looked at. */
  readonly onDenied: () => Promise<unknown>
}

export interface StatsSync {
  /** The stats of this game are in sight; `settled` when they will not change any more. */
  watch(id: string, settled: boolean): Cancel
  /** Somebody wants to know: all that is in sight is asked for once more. */
  refresh(): void
  /** What this viewer lacks for these stats, as the server says; undefined while nothing is refused. */
  readonly missing: () => Permission | undefined
  readonly onLocked: (run: () => void) => Cancel
}

/** Cards come into sight in the same frame; their games go into one request. */
const GATHER_MS = 100

/**
 * Keeps the stored stats of all games of a league that are in sight: one request in ten seconds at most, however many
 * cards there are. It is for games that have just come into sight, whose row on the board has changed since, or that
 * were not asked about for a minute.
 */
export function createStatsSync(slug: GameSlug, ports: StatsPorts): StatsSync {
  const { storage, clock } = ports
  const watches = new Set<Watch>()
  const lock = createStatsLock(ports)
  const schedule = createStatsSchedule(
    () => clock.now(),
    (id) => rowChanges?.changedAtMs(id),
  )
  let stopWaking: Cancel | undefined
  let rowChanges: RowChanges | undefined
  /** Something came into sight or changed while an answer was on its way. */
  let missedOne = false
  let hasFailed = false
  /** The last viewer who was refused: each look at the session brings a new token, and would bring the next one. */
  let deniedViewer: string | undefined

  const asker: Asker = keepAsking<Answered>({
    timers: ports.timers,
    async fetch() {
      // What one viewer was given or refused says nothing about the next.
      if (lock.hasNewViewer()) markUnanswered()
      const asking = ports.viewer()
      const access = lock.access()
      const open = lock.missing() || !ports.isVisible() ? [] : await wanted(asking)
      if (open.length === 0) return undefined
      const games = open.filter(({ id }) => schedule.hasNews(id))
      const startedMs = clock.now()
      if (games.length > 0) schedule.noteRequest(startedMs)
      const reply = games.length > 0 ? await ports.fetchStats(slug, games) : undefined
      return { asking, access, open, games, startedMs, reply }
    },
    take,
    retryMs: () => clock.waitMs(TICKER_POLL_MS),
  })

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
  function take(answer: Answered): Outcome {
    const { reply, open } = answer
    hasFailed = reply?.kind === 'failed'
    if (answer.asking === ports.viewer() && reply?.kind === 'stats') void learn(answer, reply.stats)
    const soonest = missedOne ? schedule.soonestMs() : Infinity
    missedOne = false
    const due = Math.min(soonest, ...open.map(({ id }) => schedule.dueMs(id)))
    return { kind: 'answered', againMs: waitUntil(due, CORRECTED_MS) }
  }

  async function learn({ asking, access, games, startedMs }: Answered, stats: StatsBody): Promise<void> {
    const answered = games.filter(({ id }) => !stats.pending.includes(id))
    const ids = answered.map(({ id }) => id)
    schedule.noteAnswer(ids, startedMs)
    for (const watch of watches) watch.answered ||= ids.includes(watch.id)
    const [missing] = stats.locked
    if (!missing) return saveStats(storage, slug, asking, answered, stats, clock.now())
    lock.noteRefusal(access, missing)
    if (deniedViewer !== asking) void ports.onDenied().then(gather)
    deniedViewer = asking
    await storage.remove('stats', ({ key }) => key.startsWith(keyFor(asking, slug, '')))
  }

  function markUnanswered() {
    for (const watch of watches) watch.answered = false
    schedule.forget()
  }

  function gather() {
    missedOne = asker.isAsking()
    const isPaused = schedule.soonestMs() > clock.now()
    asker.askAfter(isPaused ? waitUntil(schedule.soonestMs(), TICKER_POLL_MS) : GATHER_MS)
  }

  /** The server may set the clock back, by a day where the device's was a day ahead; then what was due is far away. */
  function waitUntil(atMs: number, mostMs: number): number {
    return clock.waitMs(Math.min(mostMs, atMs - clock.now()))
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
    missing: lock.missing,
    onLocked: lock.onChange,
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
