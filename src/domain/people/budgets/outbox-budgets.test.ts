import { expect, it } from 'vitest'
import { ENTRIES_OF_KIND, OUTBOX_ENTRIES } from './outbox-budgets'

const FIVE_MINUTES_A_DAY = (24 * 60) / 5

it('an account may send 5,000 entries in a day, from all devices of its owner together', () => {
  expect(OUTBOX_ENTRIES).toEqual({ per: 'account', aDay: 5000 })
})

it('two devices may report every five minutes that they are there, each time for a new session', () => {
  expect(ENTRIES_OF_KIND.session?.per).toBe('account')
  expect(ENTRIES_OF_KIND.session?.aDay).toBeGreaterThanOrEqual(2 * FIVE_MINUTES_A_DAY)
})

it('an account may send a thousand lines of the log in a day', () => {
  expect(ENTRIES_OF_KIND.log).toEqual({ per: 'account', aDay: 1000 / 20 })
})
