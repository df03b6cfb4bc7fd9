import { describe, expect, it } from 'vitest'
import { verificationFailureText } from './verification-failure'

describe('001 section 8: verification', () => {
  it.each([
    ['not-verified', 'Email not verified yet. Check your inbox and click the verification link! 📧'],
    ['check-failed', 'Something went wrong checking your email. Try again! 🔄'],
    ['resend-failed', "Couldn't send another email right now. Try again in a moment! ⏰"],
  ] as const)('%s: %s', (failure, text) => {
    expect(verificationFailureText(failure)).toBe(text)
  })
})
