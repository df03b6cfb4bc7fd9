import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '../domain/time/intervals'
import { createReachWatch, type ReachWatch } from '../platform/reach'
import { createStorage, type Storage } from '../storage/storage'
import { storedBoard } from '../storage/testing/fresh-storage'
import { sweepByTheHour } from './sweep-by-the-hour'

let storage: Storage
let reach: ReachWatch
beforeEach(async () => {
  vi.useFakeTimers()
  storage = createStorage()
  reach = createReachWatch(
    () => Date.now(),
    () => true,
  )
  const checkedAt = new Date(Date.now() - 365 * DAY_MS).toISOString()
  await storage.save('boards', storedBoard('e-1', checkedAt))
  sweepByTheHour(storage, Promise.resolve(), reach)
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

const boards = async () => (await storage.readAll('boards')).length

it('what is too old goes soon after the first answer, and then by the hour', async () => {
  reach.answered()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await boards()).toBe(0)
  await storage.save('boards', storedBoard('e-1', '2020-01-01T00:00:00.000Z'))
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(await boards()).toBe(0)
})

it('only betting lines go by the clock of a device to which no server has told the time in this visit', async () => {
  const board = { v: 1, sport: 'NFL', rev: 'o-1', rows: {} } as const
  await storage.save('odds', { slug: 'nfl', user: 'ann', board, checkedAt: '2020-01-01T00:00:00.000Z' })
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS)
  expect([await boards(), await storage.readAll('odds')]).toEqual([1, []])
})

it('nothing goes while the server is lost, whose time corrects the device', async () => {
  reach.answered()
  reach.failed()
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS)
  expect(await boards()).toBe(1)
  reach.answered()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(await boards()).toBe(0)
})
