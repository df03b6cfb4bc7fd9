/** Whoever has touched or scrolled the page so lately is looking at it. */
const LOOKING_MS = 10_000
const SIGNS = ['scroll', 'wheel', 'pointerdown', 'touchmove', 'keydown']

let lastSignMs = -Infinity
let isWatched = false

export function watchAttention(): void {
  if (isWatched) return
  isWatched = true
  const see = () => {
    lastSignMs = performance.now()
  }
  for (const sign of SIGNS) addEventListener(sign, see, { capture: true, passive: true })
}

/** Whether a card that changed its place would be missed: somebody is busy with the list, or has opened a game of it. */
export function isLookedAt(): boolean {
  if (document.hidden) return false
  return performance.now() - lastSignMs < LOOKING_MS || document.querySelector('dialog[open]') !== null
}
