import { describe, expect, it, test } from 'vitest'
import {
  EXPORTS_A_DAY,
  FEATURE_USES,
  ROW_BUDGETS,
  SIGN_OUTS,
  TIER_CHANGES,
  budgetSpentText,
  exportsSpentText,
  networkOf,
} from './row-budgets'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  // Some proxies write an IPv4 address like this, and PocketBase like the next one.
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['0000:0000:0000:0000:0000:ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8::ffff:198.51.100.70', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2:3::', '2001:db8:1:2'],
  ['2001::3:4:5:6:7:8', '2001:0:3:4'],
  ['::2:3:4:5:6:7:8', '0:2:3:4'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

describe('what people may write in a day', () => {
  const MINUTES = 24 * 60

  it('is nothing in a collection without a budget', () => {
    expect(Object.keys(ROW_BUDGETS)).toEqual(['users', 'preferences', 'user_sessions'])
  })

  it('is counted by the account, but for those who are about to get one: by the address of a campus', () => {
    expect(ROW_BUDGETS['users']?.creates).toEqual({ per: 'address', aDay: 2000 })
    const others = [
      ROW_BUDGETS['users']?.updates,
      ...['preferences', 'user_sessions'].flatMap((name) => Object.values(ROW_BUDGETS[name]!)),
      SIGN_OUTS,
      EXPORTS_A_DAY,
      FEATURE_USES,
      TIER_CHANGES,
    ]
    expect(others.map((budget) => budget?.per)).toEqual(others.map(() => 'account'))
  })

  test.each([
    ['names and passwords are changed seldom', ROW_BUDGETS['users']?.updates, 200],
    ['preferences are one row, made anew after it was deleted', ROW_BUDGETS['preferences']?.creates, 20],
    ['a preference is a switch that somebody pressed', ROW_BUDGETS['preferences']?.updates, 2000],
    ['a visit is one row of a device', ROW_BUDGETS['user_sessions']?.creates, 200],
    ['an export of the whole account is expensive', EXPORTS_A_DAY, 10],
  ])('%s', (_why, budget, aDay) => {
    expect(budget?.aDay).toBe(aDay)
  })

  it('lets a session say every minute on several devices that it is there', () => {
    expect(ROW_BUDGETS['user_sessions']?.updates.aDay).toBeGreaterThan(6 * MINUTES)
  })

  it('is explained to a person who has spent it, with when there is more', () => {
    expect(budgetSpentText()).toBe(
      'That is more than an account may save in a day. Please try again tomorrow.',
    )
    expect(exportsSpentText()).toBe('Your data was downloaded 10 times today. Please try again tomorrow.')
  })
})
