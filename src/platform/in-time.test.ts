import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTime } from './in-time'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => {})
/** What has become of it by now. */
const told = (waited: Promise<unknown>) =>
  Promise.race([
    waited.then(String, String),
    Promise.resolve()
      .then(() => vi.advanceTimersByTimeAsync(0))
      .then(() => 'open'),
  ])

it('passes an answer on, and a failure', async () => {
  expect(await inTime(Promise.resolve(7))).toBe(7)
  await expect(inTime(Promise.reject(new Error('closed')))).rejects.toThrow('closed')
  expect(vi.getTimerCount()).toBe(0)
})

it('fails after three seconds without an answer', async () => {
  const waited = inTime(never)
  waited.catch(() => {})
  await vi.advanceTimersByTimeAsync(2999)
  expect(await told(waited)).toBe('open')
  await vi.advanceTimersByTimeAsync(1)
  expect(await told(waited)).toBe('Error: no answer')
})
