import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserClock } from '../platform/clock'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { easternTodayAtom } from './eastern-today'
import { hasServerTimeAtom, liveMsAtom, nowAtom, rateAtom } from './every-second'
import { createStore, type Store } from './store'

const NOW = Date.parse('2026-09-06T17:00:00Z')
let store: Store
let leave = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  localValues.remove(STORAGE_KEYS.clock)
  store = createStore()
})
afterEach(() => {
  leave()
  vi.restoreAllMocks()
  localValues.remove(STORAGE_KEYS.clock)
  vi.useRealTimers()
})

/** Something on the screen that ages. */
function follow() {
  leave = store.sub(nowAtom, () => {})
}
const passed = () => store.get(nowAtom) - NOW

describe('the time of a page', () => {
  it('is there at once, and goes on by the second while something on the screen ages', () => {
    expect(passed()).toBe(0)
    vi.setSystemTime(NOW + 400)
    follow()
    expect(passed()).toBe(400)
    vi.advanceTimersByTime(999)
    expect(passed()).toBe(400)
    vi.advanceTimersByTime(1)
    expect(passed()).toBe(1400)
  })

  it('needs no timer while nothing on the screen ages, and hears of no jump', () => {
    const stop = vi.fn()
    vi.spyOn(browserClock, 'onJump').mockReturnValue(stop)
    follow()
    leave()
    const timers = vi.getTimerCount()
    expect(timers).toBe(0)
    expect(stop).toHaveBeenCalledOnce()
  })

  it('follows the time of the server as soon as that is known', () => {
    expect(store.get(hasServerTimeAtom)).toBe(false)
    follow()
    expect(store.get(hasServerTimeAtom)).toBe(false)
    browserClock.learn(NOW + 86_400_000, 60, 5000)
    expect([passed(), store.get(easternTodayAtom)]).toEqual([86_400_000, '2026-09-07'])
    expect([store.get(hasServerTimeAtom), store.get(rateAtom), store.get(liveMsAtom)]).toEqual([
      true,
      60,
      5000,
    ])
  })

  it('is right as soon as the page is shown again', () => {
    follow()
    vi.setSystemTime(NOW + 700)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(passed()).toBe(700)
  })

  it('is right as soon as the device wakes up', () => {
    follow()
    vi.setSystemTime(NOW + 3_600_000)
    document.dispatchEvent(new Event('resume'))
    expect(passed()).toBe(3_600_000)
  })
})
