import type { BoardAnswer } from '../../backend/board-api'
import type { BoardMessage } from '../../backend/parse-message'
import type { Slug } from '../../domain/league'
import { REALTIME_PUSH_BUFFER } from '../../domain/time/intervals'
import { refreshIntervalMs } from '../../domain/polling/refresh'
import { noop, type Cancel } from '../../platform/timers'
import type { StoredBoard } from '../../storage/db'
import { isOlderRevision } from '../../domain/board/revision'
import { receive } from './receive-push'
import type { BoardPorts } from '../ports'
import { retryDelayMs } from '../retry-delay'
import { createSingleFlight } from '../single-flight'

/** Keeps the stored board of one league equal to the server's. */
export interface BoardSync {
  /** Opens the live subscription. Scores do not wait for it: the first snapshot is asked for without it. */
  connect(): void
  /** Asks now whether there is something new. */
  refresh(): void
  stop(): void
}

export function startBoardSync(slug: Slug, ports: BoardPorts, onAnswered: () => void = () => {}): BoardSync {
  let stored: StoredBoard | undefined
  let waiting: BoardMessage[] = []
  let connected = false
  let failures = 0
  let stopped = false
  let cancelTimer = noop
  let unsubscribe: Cancel | undefined

  const snapshot = createSingleFlight(async () => {
    stored ??= await ports.storage.readBoard(slug)
    if (stopped) return
    const answer = await ports.fetchBoard(slug, stored?.board.rev)
    if (!stopped) take(answer)
  })

  function take(answer: BoardAnswer) {
    if ('now' in answer) ports.clock.learn(Date.parse(answer.now))
    void keepAnswer(answer).then(onAnswered)
    const complete = applyWaiting()
    if ('now' in answer && complete) return checkLater()
    failures += 1
    // Pushes may have overtaken this answer. If they are ahead of the next one too, snapshots lag behind: wait.
    if ('now' in answer && failures === 1) return snapshot.ask()
    askAfter(retryDelayMs(failures, ports.random))
  }

  async function keepAnswer(answer: BoardAnswer): Promise<void> {
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
    return ports.storage.saveBoard(next)
  }

  /** Says whether nothing is missing. */
  function apply(message: BoardMessage): boolean {
    const step = receive(stored, message)
    if (step.kind === 'changed') void save(step.stored)
    if (step.kind === 'checked') {
      stored = step.stored
      void ports.storage.touchBoard(slug, message.rev, step.stored.checkedAt)
    }
    return step.kind !== 'gap'
  }

  function applyWaiting(): boolean {
    const missed = waiting
    waiting = []
    return missed.map(apply).every(Boolean)
  }

  function hear(message: BoardMessage) {
    if (stopped) return
    if (apply(message)) return checkLater()
    waiting = [...waiting, message].slice(-REALTIME_PUSH_BUFFER)
    if (!snapshot.isRunning()) snapshot.ask()
  }

  /** While pushes come there is nothing to ask; two intervals of silence are too much. */
  function checkLater() {
    failures = 0
    const { clock } = ports
    const interval = clock.waitMs(refreshIntervalMs(stored?.board, clock.now(), clock.liveMs()))
    askAfter(interval * (connected ? 2 : 1) * (1 + ports.random() / 10))
  }

  function askAfter(ms: number) {
    cancelTimer()
    cancelTimer = ports.timers.after(ms, snapshot.ask)
  }

  function setConnected(next: boolean) {
    if (stopped) return
    const lost = connected && !next
    connected = next
    if (next) snapshot.ask()
    else if (lost) checkLater()
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
      stopped = true
      cancelTimer()
      unsubscribe?.()
    },
  }
}
