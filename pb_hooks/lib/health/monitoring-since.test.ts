import { afterEach, expect, it, vi } from 'vitest'
import { WALL_CLOCK } from '../../../src/domain/time/product-clock'
import { stubStore } from '../server/testing/stub-store'

const { store } = stubStore()
vi.stubGlobal('$app', { store })
vi.stubGlobal('$os', { getenv: () => JSON.stringify({ clock: WALL_CLOCK }) })
vi.resetModules()
const { monitoringSince } = await import('./monitoring-since')

const NOON = Date.parse('2026-01-04T12:00:00Z')
const DAY_MS = 86_400_000
afterEach(() => vi.useRealTimers())

it('scoreboards are watched since the first check, or since the clock was set back behind it', () => {
  vi.useFakeTimers({ now: NOON + DAY_MS })
  expect(monitoringSince()).toBe(NOON + DAY_MS)
  vi.setSystemTime(NOON + DAY_MS + 1)
  expect(monitoringSince()).toBe(NOON + DAY_MS)
  for (const now of [NOON, NOON + 5]) {
    vi.setSystemTime(now)
    expect(monitoringSince()).toBe(NOON)
  }
})
