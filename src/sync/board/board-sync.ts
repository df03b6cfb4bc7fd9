import type { BoardAnswer } from '../../backend/read-board-answer'
import type { BoardMessage } from '../../backend/parse-message'
import type { Slug } from '../../domain/league'
import { REALTIME_PUSH_BUFFER } from '../../domain/time/intervals'
import { refreshIntervalMs } from '../../domain/polling/refresh'
import type { Cancel } from '../../platform/timers'
import type { StoredBoard } from '../../storage/rows'
import { isOlderRevision } from '../../domain/board/revision'
import { receivePush } from './receive-push'
import type { BoardPorts } from '../ports'
import { retryDelayMs } from '../retry-delay'
import { FAILED, keepAsking, type Asker, type Outcome } from '../keep-asking'

/** Keeps the stored board of one league equal to the server's. */
export interface BoardSync {
  /** Opens the live subscription. Scores do not wait for it: the first snapshot is asked for without it. */
  connect(): void
  /** Asks now whether there is something new. */
  refresh(): void
  stop(): void
}

/** What the sync of a board reports to its owner. */
export interface BoardSyncEvents {
  /** An answer has been stored. */
  readonly onAnswered?: () => void
  /** The live connection has said something. */
  readonly onHeard?: () => void
}

export function startBoardSync(slug: Slug, ports: BoardPorts, events: BoardSyncEvents = {}): BoardSync {
  let stored: StoredBoard | undefined
  let waiting: BoardMessage[] = []
  let connected = false
  let unsubscribe: Cancel | undefined

  const snapshot: Asker = keepAsking<BoardAnswer>({
    timers: ports.timers,
    async fetch() {
      const kept = await ports.storage.read('boards', slug)
      // The browser may have wiped the stored board: then an answer that nothing has changed is useless.
      stored = kept && (stored ?? kept)
      return snapshot.isStopped() ? undefined : ports.fetchBoard(slug, stored?.board.rev)
    },
    take,
    retryMs: (failures) => retryDelayMs(failures, ports.random),
  })

  function take(answer: BoardAnswer): Outcome {
    if ('now' in answer) ports.clock.learn(Date.parse(answer.now))
    void saveAnswer(answer).then(() => events.onAnswered?.())
    const complete = applyWaiting()
    if (!('now' in answer)) return FAILED
    // Pushes may have overtaken this answer. If they are ahead of the next one too, snapshots lag behind: wait.
    return complete ? { kind: 'answered', againMs: silenceMs() } : { kind: 'outdated' }
  }

  async function saveAnswer(answer: BoardAnswer): Promise<void> {
    if (answer.kind === 'board') {
      if (stored && isOlderRevision(answer.board.rev, stored.board.rev)) return
      await save({ slug, board: answer.board, checkedAt: answer.checkedAt })
    }
    if (answer.kind === 'unchanged' && stored) {
      apply({ rev: stored.board.rev, delta: undefined, checkedAt: answer.checkedAt })
    }
  }

  function save(next: StoredBoard): Promise<void> {
    stored = next
    return ports.storage.save('boards', next)
  }

  /** Returns whether no push before this one is missing. */
  function apply(message: BoardMessage): boolean {
    const step = receivePush(stored, message, ports.clock.now())
    if (step.kind === 'news') void save(step.stored)
    return step.kind !== 'gap'
  }

  function applyWaiting(): boolean {
    const missed = waiting
    waiting = []
    return missed.map(apply).every(Boolean)
  }

  function hear(message: BoardMessage) {
    if (snapshot.isStopped()) return
    events.onHeard?.()
    if (apply(message)) return snapshot.askAfter(silenceMs())
    waiting = [...waiting, message].slice(-REALTIME_PUSH_BUFFER)
    if (!snapshot.isAsking()) snapshot.ask()
  }

  /** While pushes come, no request is needed; after two intervals of silence one is made. */
  function silenceMs(): number {
    const { clock } = ports
    const interval = clock.waitMs(refreshIntervalMs(stored?.board, clock.now(), clock.liveMs()))
    return interval * (connected ? 2 : 1) * (1 + ports.random() / 10)
  }

  function setConnected(next: boolean) {
    const before = connected
    connected = next
    if (next) snapshot.ask()
    // Failed tries to connect are told as well; they must not put off the next request again and again.
    else if (before) snapshot.askAfter(silenceMs())
  }

  function subscribe(): Cancel {
    return ports.events.subscribeBoard(slug, {
      onConnected: () => setConnected(true),
      onMessage: hear,
      onLost: () => setConnected(false),
    })
  }

  snapshot.ask()
  return {
    connect: () => void (unsubscribe ??= subscribe()),
    refresh: snapshot.ask,
    stop() {
      snapshot.stop()
      unsubscribe?.()
    },
  }
}
