import { describe, expect, it, test } from 'vitest'
import { MINUTE_MS } from '../../time/intervals'
import { GOOD_FOR_S } from '../letters/letter-limits'
import * as limits from './guess-limits'
import { ENTRIES_OF_KIND, OUTBOX_ENTRIES } from './outbox-budgets'
import { crowdedText, CROWDED } from './password-crowd'

describe('who guesses gets few tries', () => {
  test.each([
    ['wrong passwords of an account', limits.WRONG_PASSWORDS, 10, 15 * MINUTE_MS],
    ['password changes of a network, like sign-ins', limits.PASSWORD_CHANGES, 5, 3000],
    ['codes from a network, like sign-ins', limits.CODE_TRIES_OF_NETWORK, 5, 3000],
    ['a mailed code, as long as it is valid', limits.CODE_TRIES, 5, GOOD_FOR_S.code * 1000],
  ])('%s', (_what, limit, most, withinMs) => {
    expect(limit).toEqual({ most, withinMs })
  })

  it('is told to wait', () => {
    expect(limits.tooManyTriesText()).toBe('Too many tries. Please wait a moment and try again.')
  })

  it.each([
    [0, '0 s'],
    [119, '119 s'],
    [120, '2 minutes'],
    [661, '12 minutes'],
    [7200, '2 hours'],
    [86_400, '24 hours'],
  ])('is told how long, where the server says it: %d s is %s', (nextTryInS, wait) => {
    expect(limits.tooManyTriesText(nextTryInS)).toBe(`Too many tries. You can try again in ${wait}.`)
  })

  it('cannot guess the old password by changing it all day', () => {
    expect(limits.PASSWORD_CHANGES_A_DAY).toEqual({ per: 'account', aDay: 20 })
  })
})

it('a user without a password must have signed in ten minutes ago at most', () => {
  expect(limits.FRESH_SIGN_IN_MS).toBe(10 * MINUTE_MS)
})

it('an account sends so many entries a day, and fewer of kinds that make rows', () => {
  expect(OUTBOX_ENTRIES).toEqual({ per: 'account', aDay: 5000 })
  expect(ENTRIES_OF_KIND).toEqual({
    session: { per: 'account', aDay: 1800 },
    log: { per: 'account', aDay: 50 },
  })
})

it('six devices of an account can say all day, every five minutes, that they are there', () => {
  expect(ENTRIES_OF_KIND.session?.aDay).toBeGreaterThanOrEqual((6 * 24 * 60) / 5)
})

it('a crowd at the door is asked to come back, by a code that pages know', () => {
  expect([CROWDED, crowdedText()]).toEqual([
    'crowded',
    'Many people are signing in right now. Please try again in a moment.',
  ])
})
