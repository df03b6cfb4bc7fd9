import { describe, expect, it, test } from 'vitest'
import { emailChangeText, ownAccountText } from './own-account-texts'

const WRONG = 'Incorrect password. Please try again.'
const MAYBE_NONE =
  'Incorrect password. If you have never set one, sign out and choose “Forgot password?” where you sign in.'

describe('a form that asked for the password once more says', () => {
  test.each([
    ['wrong-password', WRONG],
    ['wrong-or-no-password', MAYBE_NONE],
    ['weak-password', "Let's make that password stronger! 🛡️"],
    ['sign-in-again', 'Your account has no password, so sign in once more to do this.'],
    ['too-many', 'Too many tries. Please wait a moment and try again.'],
    ['unreachable', 'The server cannot be reached. Please try again in a moment.'],
  ] as const)('%s: %s', (refusal, text) => {
    expect(ownAccountText(refusal, 'password')).toBe(text)
    expect(ownAccountText(refusal, 'deletion')).toBe(text)
  })

  it('how long to wait after too many tries, where the server says it', () => {
    const text = 'Too many tries. You can try again in 12 minutes.'
    expect(ownAccountText({ nextTryInS: 661 }, 'password')).toBe(text)
    expect(emailChangeText({ nextTryInS: 661 }, 'ann@scores.test')).toBe(text)
  })

  it('what failed, where nobody knows why', () => {
    expect(ownAccountText('failed', 'password')).toBe('Failed to change password')
    expect(ownAccountText('failed', 'deletion')).toBe('The account could not be deleted')
  })
})

describe('a form that asked for a link to another address says', () => {
  test.each([
    ['done', 'We have sent a link to ann@scores.test. Your address changes once it is opened there.'],
    ['bad-address', 'Enter another email address than the one you have.'],
    ['no-mail', 'This server sends no mail, so an address cannot be changed here.'],
    ['mail-fails', 'Mail does not go out at the moment. Please try again later.'],
    ['failed', 'The link could not be sent. Please try again.'],
    ['wrong-password', WRONG],
    ['wrong-or-no-password', MAYBE_NONE],
    ['too-many', 'Too many tries. Please wait a moment and try again.'],
    ['unreachable', 'The server cannot be reached. Please try again in a moment.'],
  ] as const)('%s: %s', (answer, text) => {
    expect(emailChangeText(answer, 'ann@scores.test')).toBe(text)
  })

  test.each([
    [59, 'A link went to ann@scores.test just now. Another one can go in 59 s.'],
    [60, 'A link went to ann@scores.test just now. Another one can go in 60 s.'],
    [61, 'Too many mails went to ann@scores.test. Another one can go in 61 s.'],
    [121, 'Too many mails went to ann@scores.test. Another one can go in 3 minutes.'],
    [82_800, 'Too many mails went to ann@scores.test. Another one can go in 23 hours.'],
  ])('%d s before another link can go: %s', (nextInS, text) => {
    expect(emailChangeText({ nextInS }, 'ann@scores.test')).toBe(text)
  })
})
