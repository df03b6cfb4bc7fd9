import { describe, expect, it } from 'vitest'
import { AUTO_SCROLL_SPEED, resumeDelayMs } from './auto-scroll'

describe('000 section 2: auto-scroll', () => {
  it.each([
    [NaN, 5000],
    [5000, 5000],
    [999, 1000],
    [1000, 1000],
    [15_000, 15_000],
    [15_001, 15_000],
    [-Infinity, 1000],
  ])('resume delay default 5000 ms, clamped to 1000 to 15000 ms: %s gives %d', (chosen, ms) => {
    expect(resumeDelayMs(chosen)).toBe(ms)
  })

  it('scroll speed fixed at 25', () => {
    expect(AUTO_SCROLL_SPEED).toBe(25)
  })
})
