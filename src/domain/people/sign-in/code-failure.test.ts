import { describe, expect, it, test } from 'vitest'
import { codeFailureText, codeMailFailureText } from './code-failure'
import { providerRefusalText } from './provider-failure'
import { PASSWORD_ONLY } from './sign-in-ways'

const RESEND_FAILED = "Couldn't send another email right now. Try again in a moment! ⏰"
const NO_MAIL = 'This server sends no mail. Ask who runs it for a link.'

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

describe('a code that could not be mailed', () => {
  test.each([
    [{ code: 'auth/offline' }, 'You are offline. Connect to the internet and try again.'],
    [{ code: 'auth/network-request-failed' }, 'The server cannot be reached. Please try again in a moment.'],
    [{ code: 'no-mail', message: NO_MAIL }, NO_MAIL],
    [{ code: 'mail-fails', message: 'Mail does not go out.' }, 'Mail does not go out.'],
    [{ code: 'no-mail' }, RESEND_FAILED],
    [{ code: 'else', message: 'boom' }, RESEND_FAILED],
    [{}, RESEND_FAILED],
  ])('because of %j: %s', (failure, text) => {
    expect(codeMailFailureText(failure)).toBe(text)
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
