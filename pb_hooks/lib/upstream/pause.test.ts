import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStore } from '../server/testing/stub-store'

const { values, store } = stubStore()
vi.stubGlobal('$app', { store })
const { notePause, statusOfPause } = await import('./pause')

const NOW = Date.parse('2026-11-27T02:00:00Z')
const SITE = 'http://feed.test/apis/site/v2/sports'
const NFL = `${SITE}/football/nfl/scoreboard?dates=20261127`

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  values.clear()
})
afterEach(() => vi.useRealTimers())

it('a pause counts for every day of that scoreboard and nothing else, until it is over', () => {
  notePause(NFL, 429, '30')
  expect(statusOfPause(NFL.replace('27', '28'))).toBe(429)
  const others = [`${SITE}/football/nfl/summary?event=1`, `${SITE}/basketball/nba/scoreboard`]
  expect(others.map(statusOfPause)).toEqual([undefined, undefined])
  vi.setSystemTime(NOW + 30_000)
  expect(statusOfPause(NFL)).toBeUndefined()
})

it('no pause outlives a clock that is set back', () => {
  notePause(NFL, 503, '30')
  vi.setSystemTime(NOW - 3_600_000)
  expect(statusOfPause(NFL)).toBeUndefined()
})

it('the longest pause counts from its first moment', () => {
  notePause(NFL, 503, '86400')
  expect(statusOfPause(NFL)).toBe(503)
})
