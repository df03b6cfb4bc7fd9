import { AUTO_SCROLL_SPEED } from '../../domain/screen/auto-scroll'
import type { Move } from './track'
import type { Range } from './stage'

const SLIDE_MS = 240

/**
 * Moves through the list at the one reading speed. Users who asked for less motion get one screenful at a time instead.
 */
export function readingMove(from: number, to: number, screenPx: number, calm: boolean): Move {
  const distance = Math.max(0, to - from)
  const steps = Math.max(1, Math.ceil(distance / (screenPx * 0.8)))
  return {
    from,
    to,
    ms: (distance / AUTO_SCROLL_SPEED) * 1000,
    // The places are one more than the steps between them, and each is shown equally long, the last one too.
    easing: calm ? `steps(${steps + 1}, jump-none)` : 'linear',
  }
}

/** The header leaves, and the list takes its place. */
export function openingMove(from: number, { from: to }: Range, calm: boolean): Move {
  return { from, to, ms: calm ? 1 : SLIDE_MS, easing: 'ease-in-out' }
}
