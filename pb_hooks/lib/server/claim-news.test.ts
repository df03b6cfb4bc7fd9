import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStore } from './testing/stub-store'

const { values, store } = stubStore()
vi.stubGlobal('$app', { store })

vi.resetModules()
const { claimNews } = await import('./claim-news')

const NOW = Date.parse('2026-01-04T20:00:00.000Z')
const MINUTE_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  values.clear()
})
afterEach(() => vi.useRealTimers())

it('the same is told once in a while', () => {
  const told = [0, MINUTE_MS - 1, MINUTE_MS].map((ms) => {
    vi.setSystemTime(NOW + ms)
    return claimNews('a feed failed', MINUTE_MS)
  })
  expect(told).toEqual([true, false, true])
})

it('each thing is told for itself', () => {
  expect(['a feed failed', 'a call failed'].map((what) => claimNews(what, MINUTE_MS))).toEqual([true, true])
})

it('the same is told again when the clock has been set back since', () => {
  claimNews('a feed failed', MINUTE_MS)
  vi.setSystemTime(NOW - 60 * MINUTE_MS)
  expect([claimNews('a feed failed', MINUTE_MS), claimNews('a feed failed', MINUTE_MS)]).toEqual([
    true,
    false,
  ])
})
