import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Body } from './answer-cache'
import { stubStore } from '../server/testing/stub-store'

const { values, store } = stubStore()
vi.stubGlobal('$app', { store })

vi.resetModules()
const { readAnswer, writeAnswer } = await import('./answer-cache')

const NOW = Date.parse('2026-01-04T20:00:00.000Z')
const CACHE = { name: 'games', mostEntries: 5, mostBytes: 10_000, packs: false }
const isFresh = () => (readAnswer(CACHE, 'nfl/1')?.freshUntil ?? 0) > Date.now()

const answerOf = (...bodies: readonly Body[]) =>
  ({ kind: 'good', bodies, checkedAt: '2026-01-04T20:00:00.000Z', freshUntil: NOW + 10_000 }) as const
const bodyOf = (letters: number, packedBytes: number): Body => ({
  tag: '"1"',
  text: 'x'.repeat(letters),
  packed: packedBytes === 0 ? null : Array.from({ length: packedBytes }, () => 1),
})
/** Which of these questions the cache still has an answer to. */
const kept = (...keys: readonly string[]) => keys.filter((key) => readAnswer(CACHE, key) !== undefined)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  values.clear()
  writeAnswer(CACHE, 'nfl/1', answerOf())
})
afterEach(() => vi.useRealTimers())

it('an answer is fresh for as long as was said', () => {
  for (const ms of [0, 9999]) {
    vi.setSystemTime(NOW + ms)
    expect(isFresh()).toBe(true)
  }
  vi.setSystemTime(NOW + 10_000)
  expect(isFresh()).toBe(false)
})

it('an answer from before the clock was set back is there and not fresh', () => {
  vi.setSystemTime(NOW - 3_600_000)
  expect([readAnswer(CACHE, 'nfl/1')?.kind, isFresh()]).toEqual(['good', false])
})

it('each question has its own answer, a good one or a bad one', () => {
  const bad = { kind: 'bad', status: 404, message: 'There is no such game', freshUntil: NOW } as const
  writeAnswer(CACHE, 'nfl/2', bad)
  expect(readAnswer(CACHE, 'nfl/1')).toMatchObject({ kind: 'good' })
  expect(readAnswer(CACHE, 'nfl/2')).toMatchObject(bad)
  expect(readAnswer(CACHE, 'nfl/3')).toBeUndefined()
})

it('each cache forgets its own oldest answer when it holds as many as it may', () => {
  const other = { ...CACHE, name: 'images' }
  for (const key of ['1', '2', '3', '4', '5']) writeAnswer(other, key, answerOf())
  for (const key of ['a', 'b', 'c', 'd', 'e']) writeAnswer(CACHE, key, answerOf())
  expect(kept('nfl/1', 'a', 'b', 'c', 'd', 'e')).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(readAnswer(other, '1')).toBeDefined()
})

it('a cache counts the letters of its answers, what they take packed, and 400 bytes for each', () => {
  writeAnswer(CACHE, 'a', answerOf(bodyOf(3000, 1000)))
  writeAnswer(CACHE, 'b', answerOf(bodyOf(4000, 0), bodyOf(800, 0)))
  expect(kept('nfl/1', 'a', 'b')).toEqual(['nfl/1', 'a', 'b'])
  writeAnswer(CACHE, 'b', answerOf(bodyOf(4000, 0), bodyOf(801, 0)))
  expect(kept('nfl/1', 'a', 'b')).toEqual(['a', 'b'])
})
