import type { LineHistoryAnswer } from '../../backend/line-history-api'
import type { Cancel, Timers } from '../../platform/timers'
import { keepAsking, type Outcome } from '../keep-asking'
import { retryDelayMs } from '../retry-delay'

export interface LineHistoryPorts {
  readonly timers: Timers
  readonly random: () => number
  readonly isVisible: () => boolean
  readonly onWake: (run: () => void) => Cancel
}

/** Why there is nothing newer. `none`: the server knows of no line. */
export type LineHistoryTrouble = 'none' | 'network' | 'refused' | 'server'

export interface LineHistorySync {
  /** A line has moved, or somebody wants to know: ask now. */
  readonly refresh: () => void
  readonly stop: Cancel
}

/**
 * Asks how lines moved, once and whenever it is told that one did; again and again while no answer comes. What came last
 * stays, and `onTrouble` hears why there is nothing newer, and that there is.
 */
export function startLineHistorySync<Content>(
  ports: LineHistoryPorts,
  fetch: () => Promise<LineHistoryAnswer<Content>>,
  save: (content: Content) => void,
  onTrouble: (trouble: LineHistoryTrouble | undefined) => void,
): LineHistorySync {
  /** After a whole answer waking up is no news. */
  let isWhole = false
  const asker = keepAsking<LineHistoryAnswer<Content>>({
    timers: ports.timers,
    fetch,
    take,
    retryMs: (failures) => retryDelayMs(failures, ports.random),
    mayAsk: (why) => ports.isVisible() && (why === 'wanted' || !isWhole),
    onWake: ports.onWake,
  })

  function take(answer: LineHistoryAnswer<Content>): Outcome {
    isWhole = answer.kind === 'history'
    onTrouble(troubleOf(answer))
    if (answer.kind === 'history') save(answer.content)
    const isOver = answer.kind !== 'failed' || answer.reason === 'refused'
    return isOver ? { kind: 'answered', againMs: undefined } : { kind: 'failed' }
  }

  asker.ask()
  return { refresh: asker.ask, stop: asker.stop }
}

function troubleOf(answer: LineHistoryAnswer<unknown>): LineHistoryTrouble | undefined {
  if (answer.kind === 'history') return undefined
  return answer.kind === 'none' ? 'none' : answer.reason
}
