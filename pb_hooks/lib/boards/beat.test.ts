import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStore } from '../server/testing/stub-store'

const { values, store } = stubStore()
const saved: Record<string, unknown>[] = []
let listeners = 1

vi.stubGlobal('$os', {
  getenv: () => JSON.stringify({ liveIntervalMs: 15_000, clock: { start: 0, anchor: 0, rate: 1 } }),
})
vi.stubGlobal('$app', {
  findRecordById(collection: string) {
    if (collection !== 'boards') throw new Error('sql: no rows in result set')
    const members: Record<string, unknown> = {}
    return { members, set: (name: string, value: unknown) => void (members[name] = value) }
  },
  save: ({ members }: { members: Record<string, unknown> }) => void saved.push(members),
  subscriptionsBroker: () => ({ totalClients: () => listeners }),
  store,
})

// Modules outlive a file of tests, and those below keep what they found of `$app` when they were loaded.
vi.resetModules()
const { beat, beatDueAt, notePush } = await import('./beat')
const { rememberVersion } = await import('./board-memory')

const NOW = Date.parse('2026-01-04T20:00:00.000Z')
const CHECKED = '2026-01-04T19:30:00.000Z'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
  values.clear()
  saved.length = 0
  listeners = 1
  rememberVersion('nfl', { rev: 'a-7', checkedAt: CHECKED, okUntilMs: NOW + 1 })
})
afterEach(() => vi.useRealTimers())

it('000 section 9: a league that said nothing for 25 s says how it stands, and then not before another 25 s', () => {
  notePush('nfl')
  expect(beatDueAt('nfl')).toBe(NOW + 25_000)
  vi.setSystemTime(NOW + 25_000)
  rememberVersion('nfl', { rev: 'a-7', checkedAt: CHECKED, okUntilMs: Infinity })
  beat('nfl')
  expect(saved).toEqual([
    { rev: 'a-7', delta: null, checked_at: CHECKED, news: expect.any(String) as string },
  ])
  expect(beatDueAt('nfl')).toBe(NOW + 50_000)
})

it('a league is due at once when the clock was set back since it said something', () => {
  notePush('nfl')
  vi.setSystemTime(NOW - 3_600_000)
  expect(beatDueAt('nfl')).toBeLessThan(Date.now())
})

it('each league beats for itself', () => {
  notePush('nfl')
  expect(beatDueAt('nba')).toBeLessThan(Date.now())
})

it('a board is confirmed for as long as was said', () => {
  vi.setSystemTime(NOW + 1)
  beat('nfl')
  expect(saved).toHaveLength(1)
})

it('nothing is written while nobody listens', () => {
  listeners = 0
  beat('nfl')
  expect(saved).toEqual([])
})

it('nothing is written for a board that nobody has confirmed', () => {
  vi.setSystemTime(NOW + 2)
  beat('nfl')
  expect(saved).toEqual([])
})
