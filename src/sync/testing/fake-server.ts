import type { BoardAnswer } from '../../backend/read-board-answer'
import type { Listener } from '../../backend/board-events'
import type { BoardMessage } from '../../backend/parse-message'
import type { Board, BoardHead, GameBoard } from '../../domain/board/board'
import { diffBoards } from '../../domain/board/delta'
import { shortDelta } from '../../domain/board/push/short-delta'
import { firstRevision, nextRevision } from '../../domain/board/revision'
import type { GameSlug, Slug } from '../../domain/league'
import { sampleHead } from '../../domain/testing/sample-game'
import type { HandTime } from './hand-time'
import { boardOf, liveGame } from './sample-boards'

/** Publishes boards as the real one does: a revision for each change, pushes that may get lost, snapshots. */
export function createFakeServer(time: HandTime) {
  const boards = new Map<Slug, GameBoard>()
  const listeners = new Map<Listener<BoardMessage>, Slug>()
  const headListeners = new Set<Listener<BoardHead>>()
  const requests: { readonly slug: Slug; readonly knownRev: string | undefined }[] = []
  let gate: { readonly opened: Promise<void>; readonly open: () => void } | undefined
  const changesAsked: { readonly slug: Slug; readonly knownRev: string }[] = []
  let tellsChanges = true
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

  /** Undefined after `tellNoChanges`, as from an older server that does not know this request. */
  async function fetchChanges(slug: Slug, known: Board): Promise<BoardAnswer | undefined> {
    changesAsked.push({ slug, knownRev: known.rev })
    const said = answer(slug, known.rev)
    return said.kind === 'board' && !tellsChanges ? undefined : said
  }

  /** One more point for the home team, and what the push about it says. */
  function score(slug: Slug): BoardMessage {
    const before = boards.get(slug)
    if (!before) throw new Error(`${slug} was not published`)
    const games = before.games.map((game) => liveGame(game.id, game.homeTeam.score + 1))
    const after = { ...before, games, rev: nextRevision(before.rev) }
    boards.set(slug, after)
    return { rev: after.rev, delta: shortDelta(before, diffBoards(before, after)!), checkedAt: now() }
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
    changesAsked,
    fetchBoard,
    fetchChanges,
    tellNoChanges: () => void (tellsChanges = false),
    score,
    push,
    listeners,
    headListeners,
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
    fetchHeads: async () =>
      up ? { heads: [...boards.keys()].map((id) => sampleHead({ id })), ageMs: 0 } : undefined,
    fetchTime: async () => (up ? { now: time.wall(), rate: 1 } : undefined),
  }
}
