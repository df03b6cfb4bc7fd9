import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lookAtScreen } from './look-at-screen'
import { watchFrames, type Frames } from './watch-frames'

describe('what a wall tells of itself', () => {
  afterEach(() => document.body.replaceChildren())

  it('is the board that hangs there', () => {
    document.body.innerHTML = '<div data-board="nba" data-checked-at="2026-10-25T16:00:00.000Z"></div>'
    expect(lookAtScreen()).toEqual({ league: 'nba', boardAtMs: Date.parse('2026-10-25T16:00:00Z') })
  })

  it('is no board where none hangs', () => {
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

  it('is not older than the last time that one was asked for', () => {
    frames = watchFrames()
    vi.advanceTimersByTime(60_000)
    expect(frames.lastAgeMs()).toBeLessThanOrEqual(5000)
  })

  it('grows old where the browser draws none', () => {
    frames = watchFrames()
    vi.advanceTimersByTime(10_000)
    vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1)
    vi.advanceTimersByTime(60_000)
    expect(frames.lastAgeMs()).toBeGreaterThan(50_000)
  })
})
