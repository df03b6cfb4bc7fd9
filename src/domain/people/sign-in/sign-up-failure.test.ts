import { describe, expect, it } from 'vitest'
import { signUpFailureText } from './sign-up-failure'

describe('001 section 8: sign-up', () => {
  it.each([
    ['auth/email-already-in-use', 'This email is already on our team! Try signing in instead. 🤝'],
    ['auth/weak-password', "Let's make that password stronger! 🛡️"],
    ['auth/invalid-email', "Hmm, that email doesn't look right. Double-check it! ✉️"],
    ['auth/else', "Something went wrong. Let's try that again! 🔄"],
  ])('%s: %s', (code, text) => {
    expect(signUpFailureText({ code, message: 'raw words of the server' })).toBe(text)
  })

  it('without a code', () => {
    expect(signUpFailureText({})).toBe("Something went wrong. Let's try that again! 🔄")
  })
})
