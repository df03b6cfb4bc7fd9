import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HOUR_MS } from '../domain/time/intervals'
import { noop, type Cancel } from './timers'
import { onAwake } from './sleep'

let end: Cancel = noop
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  end()
  vi.useRealTimers()
})

it('a page that slept knows soon after its timers go on, which have slept as well; one that did not is not told', () => {
  const onWoken = vi.fn()
  end = onAwake(onWoken)
  vi.advanceTimersByTime(HOUR_MS)
  expect(onWoken).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() + 3 * HOUR_MS)
  vi.advanceTimersByTime(300)
  expect(onWoken).toHaveBeenCalledTimes(1)
})
