import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../time/intervals'
import { DRIFT_ACROSS_PX, DRIFT_DOWN_PX, DRIFT_STEP_MS, driftAt } from './drift'

/** Every place of the stage in a day on a wall. */
const DAY = Array.from({ length: DAY_MS / DRIFT_STEP_MS }, (_, step) => driftAt(step))
const STEPS_A_MINUTE = MINUTE_MS / DRIFT_STEP_MS
const TEN_MINUTES = 10 * STEPS_A_MINUTE

/** The longest run of consecutive steps for which `isSo` is true. */
function longestRun(isSo: (place: (typeof DAY)[number]) => boolean): number {
  let longest = 0
  let run = 0
  for (const place of DAY) {
    run = isSo(place) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

describe('issue 13: the stage of a wall drifts for a day', () => {
  it('by one pixel at a time, at most 24 in a minute, and stays in the room that is kept for it', () => {
    const steps = DAY.slice(1).map(({ x, y }, at) => Math.abs(x - DAY[at]!.x) + Math.abs(y - DAY[at]!.y))
    expect(new Set(steps)).toEqual(new Set([1]))
    expect(STEPS_A_MINUTE).toBeLessThanOrEqual(24)
    expect(Math.max(...DAY.map(({ x }) => Math.abs(x)))).toBe(DRIFT_ACROSS_PX)
    expect(Math.max(...DAY.map(({ y }) => Math.abs(y)))).toBe(DRIFT_DOWN_PX)
    expect(DAY[0]).toEqual({ x: 0, y: 0 })
  })

  it('so that the edge of a bright bar leaves its pixel within ten minutes, upright or flat', () => {
    const columns = new Set(DAY.map(({ x }) => x))
    const rows = new Set(DAY.map(({ y }) => y))
    for (const x of columns) expect(longestRun((place) => place.x === x)).toBeLessThan(TEN_MINUTES)
    for (const y of rows) expect(longestRun((place) => place.y === y)).toBeLessThan(TEN_MINUTES)
  })

  it('so that no pixel is lit for ten minutes by a bright bar as wide or high as the drift', () => {
    const isLit = (length: number, pixel: number, offset: number) =>
      offset <= pixel && pixel < offset + length
    for (let pixel = 0; pixel < 2 * DRIFT_ACROSS_PX; pixel++)
      expect(longestRun(({ x }) => isLit(2 * DRIFT_ACROSS_PX, pixel, x))).toBeLessThan(TEN_MINUTES)
    for (let pixel = 0; pixel < 2 * DRIFT_DOWN_PX; pixel++)
      expect(longestRun(({ y }) => isLit(2 * DRIFT_DOWN_PX, pixel, y))).toBeLessThan(TEN_MINUTES)
  })
})
