import { AUTO_SCROLL_RESUME_MS } from '../time/intervals'

/** How fast the list scrolls by itself; nobody can choose another speed. */
export const AUTO_SCROLL_SPEED = 25

/** How long scrolling rests after a touch: the chosen time within limits, or the default if that is no number. */
export function resumeDelayMs(chosenMs: number): number {
  const { default: usual, least, most } = AUTO_SCROLL_RESUME_MS
  if (Number.isNaN(chosenMs)) return usual
  return Math.min(most, Math.max(least, chosenMs))
}
