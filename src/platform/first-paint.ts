/**
 * Tells when the first scores are on the screen. What they need not wait for begins then: logos, the live connection,
 * the worker. One page has one first paint, so this is the page's own.
 */
export interface FirstPaint {
  /** The scores are in the document. */
  readonly drawn: () => void
  readonly isOver: () => boolean
  /** Resolves when the scores have been painted; if there are none, after a while all the same. */
  readonly over: Promise<void>
  /** Calls back in the same turn; code that awaits `over` runs a frame later. Returns a function that stops this. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Without a board there is nothing to wait for, but a slow board should not have to compete. */
const PATIENCE_MS = 3000
/** Hidden tabs are not painted. */
const FRAME_MS = 100

function createFirstPaint(): FirstPaint {
  let isOver = false
  const listeners = new Set<() => void>()
  const over = new Promise<void>((resolve) => listeners.add(resolve))

  function end() {
    isOver = true
    for (const listener of listeners) listener()
    listeners.clear()
  }

  setTimeout(end, PATIENCE_MS)
  return {
    // The second frame begins when the first has been painted; what follows must not be part of that frame.
    drawn: () => afterNextFrame(() => afterNextFrame(() => setTimeout(end))),
    isOver: () => isOver,
    over,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function afterNextFrame(run: () => void): void {
  if (document.hidden) setTimeout(run, FRAME_MS)
  else requestAnimationFrame(run)
}

export const firstPaint = createFirstPaint()
