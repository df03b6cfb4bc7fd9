import type { HistoryAnswer } from '../../backend/history-answer'
import type { HistoryTrouble, OnHistoryTrouble } from '../../domain/freshness/history-trouble'
import type { Cancel, Timers } from '../../platform/timers'
import { FAILED, keepAsking, type Outcome } from '../keep-asking'
import { retryDelayMs } from '../retry-delay'

export interface HistoryPorts {
  readonly timers: Timers
  readonly random: () => number
  readonly isVisible: () => boolean
  readonly onWake: (run: () => void) => Cancel
}

export interface HistorySync {
  /** A line has moved, or somebody wants to know: ask now. */
  readonly refresh: () => void
  readonly stop: Cancel
}

/**
 * Asks for history, such as how lines moved: at the start, at each `refresh`, again while no answer comes, and as soon
 * as `againMs` says of the content. The last content stays. `onTrouble` gets the reason why there is nothing newer, and undefined once there is.
 */
export function startHistorySync<Content>(
  ports: HistoryPorts,
  fetch: () => Promise<HistoryAnswer<Content>>,
  save: (content: Content) => void,
  onTrouble: OnHistoryTrouble,
  againMs: (content: Content) => number | undefined = () => undefined,
): HistorySync {
  /** There is then nothing to ask when the page wakes up. */
  let isComplete = false
  const asker = keepAsking<HistoryAnswer<Content>>({
    timers: ports.timers,
    fetch,
    take,
    retryMs: (failures) => retryDelayMs(failures, ports.random),
    mayAsk: (why) => ports.isVisible() && (why === 'wanted' || !isComplete),
    onWake: ports.onWake,
  })

  function take(answer: HistoryAnswer<Content>): Outcome {
    onTrouble(troubleOf(answer))
    if (answer.kind === 'history') {
      save(answer.content)
      const waitMs = againMs(answer.content)
      isComplete = waitMs === undefined
      return { kind: 'answered', againMs: waitMs }
    }
    isComplete = false
    const isOver = answer.kind === 'none' || answer.reason === 'refused'
    return isOver ? { kind: 'answered', againMs: undefined } : FAILED
  }

  asker.ask()
  return { refresh: asker.ask, stop: asker.stop }
}

/** Why an answer brings nothing newer; undefined when it does. */
export function troubleOf(answer: HistoryAnswer<unknown>): HistoryTrouble | undefined {
  if (answer.kind === 'failed') return answer.reason
  return answer.kind === 'none' ? 'none' : undefined
}
