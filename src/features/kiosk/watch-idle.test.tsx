import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noop, type Cancel } from '../../platform/timers'
import { watchIdle } from './watch-idle'

const MINUTE_MS = 60_000

let end: Cancel = noop
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  end()
  vi.useRealTimers()
})

describe('a page that nobody touches', () => {
  it('is reported as left every minute, not only once', () => {
    const onLeft = vi.fn()
    end = watchIdle(MINUTE_MS, onLeft)
    vi.advanceTimersByTime(MINUTE_MS - 1)
    expect(onLeft).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1 + 2 * MINUTE_MS)
    expect(onLeft).toHaveBeenCalledTimes(3)
  })

  it.each(['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'])(
    'counts its minute anew after a %s',
    (touch) => {
      const onLeft = vi.fn()
      end = watchIdle(MINUTE_MS, onLeft)
      vi.advanceTimersByTime(MINUTE_MS - 1)
      dispatchEvent(new Event(touch))
      vi.advanceTimersByTime(MINUTE_MS - 1)
      expect(onLeft).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1)
      expect(onLeft).toHaveBeenCalledTimes(1)
    },
  )

  it('is not reported any more when the watch has ended', () => {
    const onLeft = vi.fn()
    watchIdle(MINUTE_MS, onLeft)()
    dispatchEvent(new Event('keydown'))
    vi.advanceTimersByTime(3 * MINUTE_MS)
    expect(onLeft).not.toHaveBeenCalled()
  })
})
