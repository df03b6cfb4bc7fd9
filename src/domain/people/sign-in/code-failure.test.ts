import { describe, expect, it, test } from 'vitest'
import { codeFailureText } from './code-failure'
import { providerRefusalText } from './provider-failure'
import { PASSWORD_ONLY } from './sign-in-ways'

describe('a code that does not let anybody in', () => {
  test.each([
    [
      'auth/invalid-credential',
      'This code is wrong or too old. Look for the newest mail, or ask for another one.',
    ],
    ['auth/offline', 'You are offline. Connect to the internet and try again.'],
    ['auth/too-many-requests', 'Too many tries. Please wait a moment and try again.'],
  ])('because of %s: %s', (code, text) => {
    expect(codeFailureText({ code })).toBe(text)
  })
})

test.each([
  ['no-address', 'Your email address is not confirmed there. Confirm it, and try again.'],
  [
    'unconfirmed-account',
    'There is an account with your email that was never confirmed. Reset its password, and it is yours.',
  ],
  ['other-account', 'Sign out first to use another account.'],
] as const)('a user whom a provider vouches for but who is not let in reads why: %s', (why, text) => {
  expect(providerRefusalText(why)).toBe(text)
})

it('the password is the only way in until an operator sets up more', () => {
  expect(PASSWORD_ONLY).toEqual({ code: false, providers: [] })
})
