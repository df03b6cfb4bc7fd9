import { isDialogOpen } from '../../../platform/is-dialog-open'

/** Somebody who touched or scrolled the page within this time is looking at it. */
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

/**
 * Whether somebody would lose track of a card that changes its place: they are using the list, or have opened one of
 * its games.
 */
export function isLookedAt(): boolean {
  if (document.hidden) return false
  return performance.now() - lastSignMs < LOOKING_MS || isDialogOpen()
}
