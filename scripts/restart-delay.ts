const FIRST_MS = 250
const LONGEST_MS = 30_000
/** A process that answered before it fell can be started; people wait for it, so its pauses stay short. */
const LONGEST_AFTER_ANSWER_MS = 1000
/** A process that lived this long has recovered; after its next fall the wait is the shortest again. */
const STEADY_MS = 60_000

interface Life {
  readonly livedMs: number
  /** Whether it got as far as answering requests. */
  readonly answered: boolean
}

/** How long to wait before the next start, given the last wait and how the process fared after it. */
export function restartDelayMs(lastDelayMs: number, { livedMs, answered }: Life): number {
  if (lastDelayMs === 0 || livedMs >= STEADY_MS) return FIRST_MS
  return Math.min(lastDelayMs * 2, answered ? LONGEST_AFTER_ANSWER_MS : LONGEST_MS)
}
