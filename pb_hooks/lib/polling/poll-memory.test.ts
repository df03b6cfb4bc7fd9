import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStore } from '../server/testing/stub-store'

const { values, store } = stubStore()
vi.stubGlobal('$app', { store })

vi.resetModules()
const { pollMemory, rememberPoll } = await import('./poll-memory')

const NOW = Date.parse('2026-01-04T20:00:00.000Z')
const HOUR_MS = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  values.clear()
})
afterEach(() => vi.useRealTimers())

it('a league that was never polled is due now', () => {
  expect(pollMemory('nfl')).toEqual({ dueAt: 0, retriesMade: 0 })
})

it.each([0, 10_000])('a poll comes when it was said to come, read %d ms later', (ms) => {
  rememberPoll('nfl', { dueAt: NOW + 15_000, retriesMade: 2 })
  vi.setSystemTime(NOW + ms)
  expect(pollMemory('nfl')).toEqual({ dueAt: NOW + 15_000, retriesMade: 2 })
})

it('a poll does not wait until a clock that was set back has caught up', () => {
  rememberPoll('nfl', { dueAt: NOW + 15_000, retriesMade: 2 })
  vi.setSystemTime(NOW - HOUR_MS)
  expect(pollMemory('nfl')).toEqual({ dueAt: 0, retriesMade: 2 })
})
