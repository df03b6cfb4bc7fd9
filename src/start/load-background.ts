import type { Background } from './background'

type Chunk = typeof import('./background')

interface Loading {
  /** From now on: fetched once, however often it is called. */
  readonly begin: () => void
  readonly loaded: Promise<Background>
}

/** The network may be gone just then; nothing else would bring scores. */
const AGAIN_MS = 2000

export function loadBackground(start: (chunk: Chunk) => Background): Loading {
  let begun = false
  let settle: (background: Background) => void
  const loaded = new Promise<Background>((resolve) => (settle = resolve))

  function load() {
    import('./background').then(
      (chunk) => settle(start(chunk)),
      () => setTimeout(load, AGAIN_MS),
    )
  }

  return {
    begin() {
      if (begun) return
      begun = true
      load()
    },
    loaded,
  }
}
