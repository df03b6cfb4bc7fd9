import { describe, expect, it } from 'vitest'
import { forgotPasswordFailureText } from './forgot-password-failure'

describe('001 section 8: forgot-password', () => {
  it.each([
    ['email rate limit exceeded', 'Too many reset attempts. Please wait a few minutes and try again.'],
    ['Rate limit', 'Too many reset attempts. Please wait a few minutes and try again.'],
    ['User not found', 'No account found with this email address. Please check the email or sign up.'],
    ['boom', 'Failed to send reset email. Please check your email address and try again.'],
    [undefined, 'Failed to send reset email. Please check your email address and try again.'],
  ])('a message containing "%s": %s', (message, text) => {
    expect(forgotPasswordFailureText(message === undefined ? {} : { message })).toBe(text)
  })

  it('does not blame the address when the server could not be asked', () => {
    expect(forgotPasswordFailureText({ code: 'auth/offline' })).toBe(
      'You are offline. Connect to the internet and try again.',
    )
  })

  it.each(['no-mail', 'mail-fails'])(
    'nor when no mail goes out at all (%s), of which the server tells',
    (code) => {
      const message = 'This server sends no mail. Ask who runs it for a link.'
      expect(forgotPasswordFailureText({ code, message })).toBe(message)
    },
  )
})
