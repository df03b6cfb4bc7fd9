import type { Slug } from '../../domain/league'
import { REALTIME_TIMEOUT_MS } from '../../domain/time/intervals'
import { noop, type Cancel } from '../../platform/timers'
import { startAllBoards, type AllBoards } from './all-boards'
import { startBoardSync, type BoardSync } from './board-sync'
import { learnTime, startHeadsSync, type HeadsSync } from './heads-sync'
import type { LeaderPorts } from '../ports'

/** The work with the network, for one tab or for all of them. */
export interface BoardService {
  /** Keeps these leagues fresh, and no others. Without leagues only the heads are followed. */
  serve(slugs: readonly Slug[]): void
  /** Opens the live connection and the work in the background, as soon as the first scores are painted. */
  goLive(): void
  refresh(): void
  stop(): void
}

export function createBoardService(ports: LeaderPorts): BoardService {
  const syncs = new Map<Slug, BoardSync>()
  const stops: Cancel[] = []
  let heads: HeadsSync | undefined
  let others: AllBoards | undefined
  let live = false
  let stopped = false
  let haveScores = noop
  let freeConnections = noop
  /** Resolves when the live connection is open, or will not come. */
  const connectionsFree = new Promise<void>((resolve) => (freeConnections = resolve))
  /** The live connection waits for the first scores. Stored ones count too, so it does not wait for newer ones. */
  const firstScores = new Promise<void>((resolve) => (haveScores = resolve))

  let boardHeardAtMs = -Infinity
  const onHeard = () => void (boardHeardAtMs = ports.clock.now())

  function serveOne(slug: Slug) {
    const sync = startBoardSync(slug, ports, { onAnswered: haveScores, onHeard })
    if (live) sync.connect()
    syncs.set(slug, sync)
    void ports.storage.read('boards', slug).then((stored) => stored && haveScores())
  }

  function connectAll() {
    if (stopped) return
    live = true
    for (const sync of syncs.values()) sync.connect()
    const started = startHeadsSync(ports, () => boardHeardAtMs, freeConnections)
    heads = started
    stops.push(heads.stop)
    // The live connection waits for an answer that says where it is; where no board is asked for, the heads bring it.
    if (syncs.size === 0) heads.refresh()
    void learnTime(ports)
    // Boards that nobody looks at must not take the few connections of a slow line from the live one.
    stops.push(ports.timers.after(REALTIME_TIMEOUT_MS, freeConnections))
    void connectionsFree.then(ports.onConnectionsFree)
    void connectionsFree.then(ports.whenIdle).then(() => refreshTheRest(started))
  }

  function refreshTheRest({ load }: HeadsSync) {
    if (stopped) return
    others = startAllBoards(ports, () => [...syncs.keys()], load)
    stops.push(others.stop)
  }

  return {
    serve(slugs) {
      for (const [slug, sync] of syncs) if (!slugs.includes(slug)) sync.stop()
      for (const slug of syncs.keys()) if (!slugs.includes(slug)) syncs.delete(slug)
      for (const slug of slugs) if (!syncs.has(slug)) serveOne(slug)
      // A page that shows no board has no scores to wait for.
      if (slugs.length === 0) haveScores()
    },
    goLive: () => void firstScores.then(() => ports.painted).then(connectAll),
    refresh() {
      syncs.forEach((sync) => sync.refresh())
      heads?.refresh()
      others?.refresh()
    },
    stop() {
      stopped = true
      for (const stop of stops) stop()
      for (const sync of syncs.values()) sync.stop()
    },
  }
}
