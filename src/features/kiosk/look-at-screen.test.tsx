import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOUR_MS } from '../../domain/time/intervals'
import { browserClock } from '../../platform/clock'
import { lookAtScreen } from './look-at-screen'
import { watchFrames, type Frames } from './watch-frames'

describe('what a wall reports about itself', () => {
  afterEach(() => document.body.replaceChildren())

  it('is the league and the time of the board that it shows', () => {
    document.body.innerHTML = '<div data-board="nba" data-checked-at="2026-10-25T16:00:00.000Z"></div>'
    expect(lookAtScreen()).toEqual({ league: 'nba', boardAtMs: Date.parse('2026-10-25T16:00:00Z') })
  })

  it('is its build, with which operators see whether it has the newest one', () => {
    const meta = document.head.appendChild(document.createElement('meta'))
    Object.assign(meta, { name: 'build', content: 'b1' })
    expect(lookAtScreen()).toEqual({ build: 'b1' })
    meta.remove()
  })

  it('is nothing when it shows no board', () => {
    expect(lookAtScreen()).toEqual({})
  })
})

describe('the last frame of a wall', () => {
  let frames: Frames
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    frames.stop()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('is at most 5 s old while the browser draws', () => {
    frames = watchFrames()
    vi.advanceTimersByTime(60_000)
    expect(frames.lastAgeMs()).toBeLessThanOrEqual(5000)
  })

  it('grows old when the browser stops drawing', () => {
    frames = watchFrames()
    vi.advanceTimersByTime(10_000)
    vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1)
    vi.advanceTimersByTime(60_000)
    expect(frames.lastAgeMs()).toBeGreaterThan(50_000)
  })

  it('has its age in product time, which may run faster than the clock of the device', () => {
    vi.spyOn(browserClock, 'rate').mockReturnValue(60)
    frames = watchFrames()
    const asked = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1)
    vi.advanceTimersByTime(6000)
    expect(asked).toHaveBeenCalledOnce()
    expect(frames.lastAgeMs()).toBeGreaterThan(300_000)
  })

  it('is not asked for any more once the wall is left, whether one is awaited or not', () => {
    frames = watchFrames()
    frames.stop()
    expect(vi.getTimerCount()).toBe(0)
    frames = watchFrames()
    vi.advanceTimersByTime(1000)
    frames.stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is not taken for old when the clock of the device is set right after the start', () => {
    frames = watchFrames()
    vi.advanceTimersByTime(60_000)
    vi.setSystemTime(Date.now() + 8 * HOUR_MS)
    expect(frames.lastAgeMs()).toBeLessThanOrEqual(5000)
  })
})
