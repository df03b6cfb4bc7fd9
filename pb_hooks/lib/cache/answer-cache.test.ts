import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStore } from '../server/testing/stub-store'

const { values, store } = stubStore()
vi.stubGlobal('$app', { store })

vi.resetModules()
const { readAnswer, writeAnswer } = await import('./answer-cache')

const NOW = Date.parse('2026-01-04T20:00:00.000Z')
const CACHE = { name: 'games', mostEntries: 5, mostBytes: 10_000, packs: false }
const isFresh = () => (readAnswer(CACHE, 'nfl/1')?.freshUntil ?? 0) > Date.now()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  values.clear()
  const answer = { kind: 'good', bodies: [], checkedAt: '2026-01-04T20:00:00.000Z' } as const
  writeAnswer(CACHE, 'nfl/1', { ...answer, freshUntil: NOW + 10_000 })
})
afterEach(() => vi.useRealTimers())

it('an answer is fresh for as long as was said', () => {
  vi.setSystemTime(NOW + 9999)
  expect(isFresh()).toBe(true)
  vi.setSystemTime(NOW + 10_000)
  expect(isFresh()).toBe(false)
})

it('an answer from before the clock was set back is there and not fresh', () => {
  vi.setSystemTime(NOW - 3_600_000)
  expect([readAnswer(CACHE, 'nfl/1')?.kind, isFresh()]).toEqual(['good', false])
})
