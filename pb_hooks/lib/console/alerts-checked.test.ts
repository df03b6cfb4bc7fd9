import { afterEach, expect, it, vi } from 'vitest'
import { stubStore } from '../server/testing/stub-store'

vi.stubGlobal('$app', { store: stubStore().store })
const { areAlertsChecked, noteAlertsChecked } = await import('./alerts-checked')

const NOON = Date.parse('2026-10-25T12:00:00Z')
afterEach(() => vi.useRealTimers())

it('a look for alerts counts for three minutes, and nothing counts before the first one', () => {
  vi.useFakeTimers({ now: NOON })
  expect(areAlertsChecked()).toBe(false)
  noteAlertsChecked()
  const minutes = [0, 2.9, 3, 60, -1]
  const checked = minutes.map((minute) => {
    vi.setSystemTime(NOON + minute * 60_000)
    return areAlertsChecked()
  })
  expect(checked).toEqual([true, true, false, false, false])
})
