import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { minuteAtom } from './every-minute'
import { createStore } from './store'

beforeEach(() => localValues.remove(STORAGE_KEYS.clock))
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['2026-09-06T17:03:00.000Z', '2026-09-06T17:03:00.000Z'],
  ['2026-09-06T17:03:59.999Z', '2026-09-06T17:03:00.000Z'],
])('the time to the minute is at %s that of %s', (now, minute) => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] })
  expect(new Date(createStore().get(minuteAtom)).toISOString()).toBe(minute)
})
