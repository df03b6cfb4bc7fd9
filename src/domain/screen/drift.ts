/**
 * Where the stage of a wall stands, against burn-in: it moves round a rectangle pixel by pixel, so slowly that nobody
 * sees it. Within one round, which takes less than ten minutes, each edge leaves its pixel, and anything narrower or
 * lower than the rectangle has left every pixel that it covered.
 */
export interface Drift {
  readonly x: number
  readonly y: number
}

/** How far the stage moves from the middle; this much room stays free on each side. */
export const DRIFT_ACROSS_PX = 28
export const DRIFT_DOWN_PX = 20

/** A pixel in three seconds: 20 pixels a minute, of 24 that are allowed. */
export const DRIFT_STEP_MS = 3000

const WIDTH = 2 * DRIFT_ACROSS_PX
const HEIGHT = 2 * DRIFT_DOWN_PX
const ROUND = 2 * (WIDTH + HEIGHT)

/** The position after this many steps: from the middle up to the rectangle, and then round it, clockwise. */
export function driftAt(steps: number): Drift {
  if (steps < DRIFT_DOWN_PX) return { x: 0, y: 0 - steps }
  const walked = (steps - DRIFT_DOWN_PX + DRIFT_ACROSS_PX) % ROUND
  if (walked < WIDTH) return { x: walked - DRIFT_ACROSS_PX, y: -DRIFT_DOWN_PX }
  if (walked < WIDTH + HEIGHT) return { x: DRIFT_ACROSS_PX, y: walked - WIDTH - DRIFT_DOWN_PX }
  if (walked < 2 * WIDTH + HEIGHT) return { x: DRIFT_ACROSS_PX - (walked - WIDTH - HEIGHT), y: DRIFT_DOWN_PX }
  return { x: -DRIFT_ACROSS_PX, y: DRIFT_DOWN_PX - (walked - 2 * WIDTH - HEIGHT) }
}
