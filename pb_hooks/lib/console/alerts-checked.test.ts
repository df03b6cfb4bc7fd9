import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStore } from '../server/testing/stub-store'

const { values, store } = stubStore()
vi.stubGlobal('$app', { store })
const clock = { start: 0, anchor: 0, rate: 1 }
// Modules outlive a test file, and another one may have loaded these with the real settings.
vi.resetModules()
vi.mock('../server/settings', () => ({ serverSettings: () => ({ clock }) }))
const { areAlertsChecked, noteAlertsChecked } = await import('./alerts-checked')

const NOON = Date.parse('2026-10-25T12:00:00Z')
const isCheckedAfter = (minute: number) => {
  vi.setSystemTime(NOON + minute * 60_000)
  return areAlertsChecked()
}
beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  values.clear()
  clock.rate = 1
})
afterEach(() => vi.useRealTimers())

it('a look for alerts counts for three minutes, and none that lies ahead', () => {
  noteAlertsChecked()
  expect([0, 2.9, 3, 60, -1].map(isCheckedAfter)).toEqual([true, true, false, false, false])
})

it('a server that has just started has three minutes for its first look', () => {
  expect([0, 2.9, 3].map(isCheckedAfter)).toEqual([true, true, false])
})

it('a slow clock, on which the job comes every five minutes, gives a look as many more minutes', () => {
  clock.rate = 0.05
  noteAlertsChecked()
  expect([5, 59, 60].map(isCheckedAfter)).toEqual([true, true, false])
})

it.each([0, 60])('a clock at %d times real speed shortens no wait for the job', (rate) => {
  clock.rate = rate
  noteAlertsChecked()
  expect([2.9, 3].map(isCheckedAfter)).toEqual([true, false])
})
