import { describe, expect, it } from 'vitest'
import { TIERS, type Tier } from '../tiers/tier'
import { lockPrompt } from './lock-prompt'

describe('001 section 6: lock prompts', () => {
  const table: readonly [Tier, Tier, string][] = [
    ['guest', 'registered', 'sign-up'],
    ['guest', 'verified', 'sign-up'],
    ['guest', 'premium', 'sign-up'],
    ['registered', 'verified', 'send-verification-email'],
    ['registered', 'premium', 'open-auth-modal'],
    ['verified', 'premium', 'open-auth-modal'],
    ['premium', 'admin', 'none'],
    ['verified', 'registered', 'none'],
    ['verified', 'verified', 'none'],
    ['premium', 'verified', 'none'],
    ['admin', 'premium', 'none'],
  ]
  it.each(table)('a %s before a feature for %s: %s', (viewer, needed, action) => {
    expect(lockPrompt(viewer, needed).action).toBe(action)
  })

  it('does not promise guests for free what comes with Premium', () => {
    expect(lockPrompt('guest', 'premium').text).toBe(
      'This comes with Premium. It begins with a free account.',
    )
    expect(lockPrompt('guest', 'verified').text).toBe('Sign up for free to unlock this.')
  })

  it.each([
    ['guest', 'registered', 'Sign Up'],
    ['registered', 'verified', 'Send verification email'],
    ['verified', 'premium', 'Get Premium'],
  ] as const)('a %s before a feature for %s gets the button %s', (viewer, needed, button) => {
    expect(lockPrompt(viewer, needed)).toHaveProperty('button', button)
  })

  it('the premium prompt comes with a note and cites a 30-day money-back guarantee', () => {
    expect(lockPrompt('verified', 'premium')).toMatchObject({
      note: expect.stringMatching(/\w/) as string,
      guarantee: expect.stringContaining('30-day money-back guarantee') as string,
    })
  })

  it('a viewer whose tier would be enough is sent to an operator, as neither mail nor money would help', () => {
    const text = 'Your account has no access to this. Ask an operator.'
    for (const viewer of TIERS.slice(1)) {
      expect(lockPrompt(viewer, viewer)).toEqual({ action: 'none', text })
    }
  })

  it('always says something', () => {
    for (const viewer of TIERS) {
      for (const needed of TIERS) expect(lockPrompt(viewer, needed).text).not.toBe('')
    }
  })
})
