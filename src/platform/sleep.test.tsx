import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../domain/time/intervals'
import type * as Sleep from './sleep'
import { noop, type Cancel } from './timers'

let end: Cancel = noop
let onAwake: typeof Sleep.onAwake
beforeEach(async () => {
  vi.useFakeTimers()
  // A page of other tests may still listen, and then its timer would watch the clock.
  vi.resetModules()
  ;({ onAwake } = await import('./sleep'))
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a page learns that it slept soon after its timers go on, which slept as well; one that did not sleep is not told', () => {
  const onWoken = vi.fn()
  end = onAwake(onWoken)
  vi.advanceTimersByTime(HOUR_MS)
  expect(onWoken).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() + 3 * HOUR_MS)
  vi.advanceTimersByTime(300)
  expect(onWoken).toHaveBeenCalledTimes(1)
})

it('a hidden page, which may work for one in sight, learns that it slept too; timers that wait for a minute are no sleep there', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const onWoken = vi.fn()
  end = onAwake(onWoken)
  vi.setSystemTime(Date.now() + MINUTE_MS)
  vi.advanceTimersByTime(300)
  expect(onWoken).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() + HOUR_MS)
  vi.advanceTimersByTime(300)
  expect(onWoken).toHaveBeenCalledTimes(1)
})
