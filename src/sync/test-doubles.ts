import type { BoardAnswer } from '../backend/board-api'
import type { Listener } from '../backend/board-events'
import type { BoardMessage } from '../backend/parse-message'
import type { BoardHead, GameBoard } from '../domain/board/board'
import { diffBoards } from '../domain/board/delta'
import type { Game, Team } from '../domain/game/game'
import { leagueOf, type GameSlug, type Slug } from '../domain/league'
import { firstRevision, nextRevision } from '../domain/board/revision'
import { sampleHead } from '../domain/testing/sample-game'
import { createBrowserClock, type BrowserClock } from '../platform/clock'
import { createLocalValues } from '../platform/local-values'
import type { Timers } from '../platform/timers'
import type { StoredBoard } from '../storage/db'
import type { LeaderPorts, SyncStorage } from './ports'

/** The world of the sync in memory, for tests: it behaves like the real one and does what it is told to. */

export const START = Date.parse('2026-01-11T18:00:00.000Z')

/** Lets everything happen that waits for nothing but its turn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve()
}

export interface HandTime {
  readonly timers: Timers
  readonly wall: () => number
  readonly clock: BrowserClock
  /** Lets so much time pass, timers included. */
  pass(ms: number): Promise<void>
}

export function createHandTime(): HandTime {
  let wall = START
  const due = new Set<{ readonly at: number; readonly run: () => void }>()
  const noStorage = () => {
    throw new Error('no storage')
  }

  async function pass(ms: number): Promise<void> {
    const end = wall + ms
    await settle()
    for (let next = firstDue(end); next; next = firstDue(end)) {
      wall = next.at
      due.delete(next)
      next.run()
      await settle()
    }
    wall = end
  }

  function firstDue(end: number) {
    return [...due].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
  }

  return {
    wall: () => wall,
    clock: createBrowserClock(createLocalValues(noStorage), () => wall),
    pass,
    timers: {
      after(ms, run) {
        const timer = { at: wall + ms, run }
        due.add(timer)
        return () => due.delete(timer)
      },
    },
  }
}

export function liveGame(id: string, homeScore: number): Game {
  const venue = { name: 'Field', city: 'City', state: 'ST' }
  const teams = { homeTeam: team('H', homeScore), awayTeam: team('A', 0) }
  return {
    id,
    ...teams,
    venue,
    phase: 'live',
    quarter: '1Q • 8:36',
    timeLeft: '8:36',
    startTime: '8:36 - 1st',
  }
}

function team(abbreviation: string, score: number): Team {
  const logo = `/api/image/${abbreviation}.png`
  return {
    id: abbreviation,
    name: abbreviation,
    displayName: abbreviation,
    abbreviation,
    score,
    record: '0-0-0',
    logo,
  }
}

export function boardOf(slug: GameSlug, rev: string, games: readonly Game[]): GameBoard {
  const source = { state: 'ok', since: new Date(START).toISOString() } as const
  const { sport } = leagueOf(slug)
  return { v: 1, sport, rev, day: '2026-01-11', upcoming: false, source, content: { kind: 'games' }, games }
}

export type FakeServer = ReturnType<typeof createFakeServer>

/** Publishes boards as the real one does: a revision for each change, pushes that may get lost, snapshots. */
export function createFakeServer(time: HandTime) {
  const boards = new Map<Slug, GameBoard>()
  const listeners = new Map<Listener<BoardMessage>, Slug>()
  const headListeners = new Set<Listener<BoardHead>>()
  const requests: { readonly slug: Slug; readonly knownRev: string | undefined }[] = []
  let gate: { readonly opened: Promise<void>; readonly open: () => void } | undefined
  let up = true

  const now = () => new Date(time.wall()).toISOString()

  function answer(slug: Slug, knownRev: string | undefined): BoardAnswer {
    const board = boards.get(slug)
    if (!up) return { kind: 'failed', reason: 'network' }
    if (!board) return { kind: 'none' }
    if (board.rev === knownRev) return { kind: 'unchanged', checkedAt: now(), now: now() }
    return { kind: 'board', board, checkedAt: now(), now: now() }
  }

  /** What the answer says is decided when the request arrives; `holdAnswers` delays the way back. */
  async function fetchBoard(slug: Slug, knownRev?: string): Promise<BoardAnswer> {
    requests.push({ slug, knownRev })
    const said = answer(slug, knownRev)
    await gate?.opened
    return said
  }

  /** One more point for the home team, and what the push about it says. */
  function score(slug: Slug): BoardMessage {
    const before = boards.get(slug)
    if (!before) throw new Error(`${slug} was not published`)
    const games = before.games.map((game) => liveGame(game.id, game.homeTeam.score + 1))
    const after = { ...before, games, rev: nextRevision(before.rev) }
    boards.set(slug, after)
    return { rev: after.rev, delta: diffBoards(before, after), checkedAt: now() }
  }

  function push(slug: Slug, message: BoardMessage) {
    if (!up) return
    for (const [listener, wanted] of listeners) if (wanted === slug) listener.onMessage(message)
  }

  function connect(listener: { onConnected(): void; onLost(): void }) {
    void Promise.resolve().then(() => (up ? listener.onConnected() : listener.onLost()))
  }

  return {
    boards,
    requests,
    fetchBoard,
    score,
    push,
    listeners,
    publish: (slug: GameSlug, epoch = 'a') =>
      void boards.set(slug, boardOf(slug, firstRevision(epoch), [liveGame('g1', 0), liveGame('g2', 0)])),
    scoreAndPush: (slug: Slug) => push(slug, score(slug)),
    holdAnswers() {
      let open = () => {}
      gate ??= { opened: new Promise<void>((resolve) => (open = resolve)), open: () => open() }
    },
    releaseAnswers() {
      gate?.open()
      gate = undefined
    },
    goDown() {
      up = false
      for (const listener of [...listeners.keys(), ...headListeners]) listener.onLost()
    },
    comeBack() {
      up = true
      for (const listener of [...listeners.keys(), ...headListeners]) listener.onConnected()
    },
    events: {
      subscribeBoard(slug: Slug, listener: Listener<BoardMessage>) {
        listeners.set(listener, slug)
        connect(listener)
        return () => void listeners.delete(listener)
      },
      subscribeHeads(listener: Listener<BoardHead>) {
        headListeners.add(listener)
        connect(listener)
        return () => void headListeners.delete(listener)
      },
    },
    fetchHeads: async () => (up ? [...boards.keys()].map((id) => sampleHead({ id })) : undefined),
    fetchTime: async () => (up ? { now: time.wall(), rate: 1 } : undefined),
  }
}

export function createMemoryStorage() {
  const boards = new Map<Slug, StoredBoard>()
  const heads = new Map<string, BoardHead>()
  const storage: SyncStorage = {
    readBoard: async (slug) => boards.get(slug),
    readBoards: async () => [...boards.values()],
    saveBoard: async (stored) => void boards.set(stored.slug, stored),
    async touchBoard(slug, rev, checkedAt) {
      const stored = boards.get(slug)
      if (stored?.board.rev === rev) boards.set(slug, { ...stored, checkedAt })
    },
    saveHeads: async (changed) => changed.forEach((head) => heads.set(head.id, head)),
  }
  return { boards, heads, storage }
}

export function createWorld() {
  const time = createHandTime()
  const server = createFakeServer(time)
  const memory = createMemoryStorage()
  const logos: (readonly string[])[] = []
  const ports: LeaderPorts = {
    clock: time.clock,
    timers: time.timers,
    random: () => 0,
    storage: memory.storage,
    fetchBoard: server.fetchBoard,
    fetchHeads: server.fetchHeads,
    fetchTime: server.fetchTime,
    events: server.events,
    keepLogos: (paths) => void logos.push(paths),
    painted: Promise.resolve(),
    whenIdle: () => Promise.resolve(),
  }
  return { time, server, memory, logos, ports }
}
