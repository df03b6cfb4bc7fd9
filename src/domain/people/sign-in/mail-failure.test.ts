import { describe, expect, test } from 'vitest'
import { mailFailureText } from './mail-failure'

const RESEND_FAILED = "Couldn't send another email right now. Try again in a moment! ⏰"
const NO_MAIL = 'This server sends no mail. Ask who runs it for a link.'

describe('a mail that was not sent', () => {
  test.each([
    [{ code: 'auth/offline' }, 'You are offline. Connect to the internet and try again.'],
    [{ code: 'auth/network-request-failed' }, 'The server cannot be reached. Please try again in a moment.'],
    [{ code: 'no-mail', message: NO_MAIL }, NO_MAIL],
    [{ code: 'mail-fails', message: 'Mail does not go out.' }, 'Mail does not go out.'],
    [{ code: 'no-mail' }, RESEND_FAILED],
    [{ code: 'else', message: 'boom' }, RESEND_FAILED],
    [{}, RESEND_FAILED],
  ])('because of %j: %s', (failure, text) => {
    expect(mailFailureText(failure)).toBe(text)
  })
})
