import { reloadWhenReachable } from '../platform/reload-when-reachable'
import type { Background } from './background'

type Chunk = typeof import('./background')

interface Loading {
  /** Loads the background. Further calls do nothing. */
  readonly begin: () => void
  readonly loaded: Promise<Background>
}

export function loadBackground(start: (chunk: Chunk) => Promise<Background>): Loading {
  let begun = false
  let settle: (background: Background) => void
  const loaded = new Promise<Background>((resolve) => (settle = resolve))
  return {
    begin() {
      if (begun) return
      begun = true
      import('./background').then(
        (chunk) => void start(chunk).then(settle),
        () => void reloadWhenReachable(),
      )
    },
    loaded,
  }
}
