import { describe, expect, it } from 'vitest'
import { createBrowserClock } from './clock'
import { createLocalValues } from './local-values'

const DAY_MS = 24 * 60 * 60 * 1000
const TRUTH = Date.parse('2026-01-11T18:00:00Z')

function createDevice(wall: number) {
  const kept = new Map<string, string>()
  const storage = {
    removeItem() {},
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const device = { wall, steady: 0 }
  const openClock = () =>
    createBrowserClock(
      createLocalValues(() => storage),
      () => device.wall,
      () => device.steady,
    )
  return { device, kept, openClock }
}

describe('the clock of the browser', () => {
  it('is right on a device that is a day off, also in a later visit without network', () => {
    const { device, openClock } = createDevice(TRUTH - DAY_MS)
    openClock().learn(TRUTH)
    device.wall += 5000
    expect(openClock().now()).toBe(TRUTH + 5000)
  })

  it('goes as fast as the server says, and keeps that when only the time is told', () => {
    const { device, openClock } = createDevice(TRUTH)
    const clock = openClock()
    clock.learn(TRUTH, 60)
    clock.learn(TRUTH + 1)
    device.wall += 1000
    expect(clock.now()).toBe(TRUTH + 1 + 60_000)
    expect(clock.waitMs(600_000)).toBe(10_000)
  })

  it('reports at once that the time has jumped, but not for less than a second', () => {
    const { openClock } = createDevice(TRUTH - DAY_MS)
    const clock = openClock()
    const seen: number[] = []
    const stop = clock.onJump(() => seen.push(clock.now()))
    clock.learn(TRUTH)
    clock.learn(TRUTH + 999)
    expect(seen).toEqual([TRUTH])
    stop()
    clock.learn(TRUTH + DAY_MS)
    expect(seen).toEqual([TRUTH])
  })

  it('knows how often the server asks while games are live: 15 s until it says otherwise', () => {
    const { kept, openClock } = createDevice(TRUTH)
    const clock = openClock()
    expect(clock.liveMs()).toBe(15_000)
    clock.learn(TRUTH, 1, 120_000)
    clock.learn(TRUTH + 1)
    expect([clock.liveMs(), openClock().liveMs()]).toEqual([120_000, 120_000])
    clock.learn(TRUTH, 1)
    expect(clock.liveMs()).toBe(15_000)
    kept.set('ts-clock', JSON.stringify({ start: TRUTH, anchor: TRUTH, rate: 60 }))
    expect([clock.liveMs(), clock.waitMs(600_000)]).toEqual([15_000, 10_000])
  })

  it('stands still when the clock of the server does', () => {
    const { device, openClock } = createDevice(TRUTH)
    const clock = openClock()
    clock.learn(TRUTH, 0)
    device.wall += 1000
    expect(clock.now()).toBe(TRUTH)
  })

  it.each(['nonsense', '{}', '{"start":"1","anchor":2,"rate":3}'])(
    'goes by the clock of the device when the stored value is %s',
    (text) => {
      const { kept, openClock } = createDevice(TRUTH)
      kept.set('ts-clock', text)
      expect(openClock().now()).toBe(TRUTH)
    },
  )
})

describe('remembered values', () => {
  it('last as long as the page where the browser keeps nothing', () => {
    const values = createLocalValues(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(values.read('ts-last-sport')).toBeUndefined()
    values.write('ts-last-sport', 'nba')
    expect(values.read('ts-last-sport')).toBe('nba')
  })

  it('written when there was no room are not hidden by older ones', () => {
    const full = {
      removeItem() {},
      getItem: () => 'nfl',
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    const values = createLocalValues(() => full)
    values.write('ts-last-sport', 'nba')
    expect(values.read('ts-last-sport')).toBe('nba')
  })
})

describe('a device whose clock is set back', () => {
  it('while a page is open makes no score younger: time goes on from where it was', () => {
    const { device, openClock } = createDevice(TRUTH)
    const clock = openClock()
    clock.learn(TRUTH)
    const pass = (ms: number) => {
      device.wall += ms
      device.steady += ms
    }
    pass(600_000)
    expect(clock.now()).toBe(TRUTH + 600_000)
    device.wall -= 2 * DAY_MS
    pass(1000)
    expect(clock.now()).toBe(TRUTH + 601_000)
    pass(5000)
    expect([clock.now(), openClock().now()]).toEqual([TRUTH + 606_000, TRUTH + 606_000])
  })

  it('before a visit without network is not earlier than at the last visit, to the minute', () => {
    const { device, openClock } = createDevice(TRUTH)
    const clock = openClock()
    clock.learn(TRUTH)
    device.wall += 600_000
    clock.now()
    device.wall += 30_000
    clock.now()
    device.wall -= 2 * DAY_MS
    const later = openClock()
    expect(later.now()).toBe(TRUTH + 600_000)
    device.wall += 5000
    device.steady += 5000
    expect(later.now()).toBe(TRUTH + 605_000)
  })

  it('is corrected by the server alone, for all tabs', () => {
    const { device, openClock } = createDevice(TRUTH)
    const [one, other] = [openClock(), openClock()]
    one.learn(TRUTH + DAY_MS)
    expect(other.now()).toBe(TRUTH + DAY_MS)
    one.learn(TRUTH)
    device.wall += 1000
    device.steady += 1000
    expect([one.now(), other.now()]).toEqual([TRUTH + 1000, TRUTH + 1000])
  })

  it('a device that slept is not set forward: its steady clock slept as well', () => {
    const { device, openClock } = createDevice(TRUTH)
    const clock = openClock()
    clock.learn(TRUTH)
    device.wall += 8 * 3_600_000
    device.steady += 1000
    expect(clock.now()).toBe(TRUTH + 8 * 3_600_000)
  })
})
