import { expect, it, test } from 'vitest'
import {
  FRESH_SIGN_IN_MS,
  PASSWORD_CHANGES,
  PASSWORD_CHANGES_A_DAY,
  WRONG_PASSWORDS,
  tooManyTriesText,
} from './guess-limits'
import { CROWDED, crowdedText } from './password-crowd'

const MINUTE_MS = 60_000

test.each([
  ['ten wrong passwords in a quarter of an hour', WRONG_PASSWORDS, { most: 10, withinMs: 15 * MINUTE_MS }],
  ['five changes of a password in three seconds', PASSWORD_CHANGES, { most: 5, withinMs: 3000 }],
  ['twenty changes by one account in a day', PASSWORD_CHANGES_A_DAY, { per: 'account', aDay: 20 }],
])('nobody guesses more than %s', (_what, limit, expected) => {
  expect(limit).toEqual(expected)
})

it('a user without a password must have signed in at most ten minutes ago', () => {
  expect(FRESH_SIGN_IN_MS).toBe(10 * MINUTE_MS)
})

test.each([
  [
    'somebody who guesses too often',
    tooManyTriesText(),
    'Too many tries. Please wait a moment and try again.',
  ],
  [
    'somebody who signs in together with a crowd',
    crowdedText(),
    'Many people are signing in right now. Please try again in a moment.',
  ],
])('%s is asked to wait a moment', (_who, said, text) => {
  expect(said).toBe(text)
})

it('a crowd has a code of its own, by which a page tries again by itself', () => {
  expect(CROWDED).toBe('crowded')
})
