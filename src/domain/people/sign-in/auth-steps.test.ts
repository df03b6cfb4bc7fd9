import { describe, expect, it } from 'vitest'
import { authButtons, leadsTo, stepBefore, type AuthStep } from './auth-steps'

const steps: readonly AuthStep[] = ['welcome', 'signin', 'signup-email', 'verify-email', 'forgot-password']

describe('001 section 2: steps of the auth modal', () => {
  it.each([
    ['welcome', 'Sign In, Sign Up'],
    ['verify-email', 'I clicked the link, Send another one, Change email address'],
  ] as const)('%s offers %s', (step, labels) => {
    expect(
      authButtons(step)
        .map(({ label }) => label)
        .join(', '),
    ).toBe(labels)
  })

  it.each([
    ['welcome', 'signin signup-email'],
    ['signin', 'welcome signup-email forgot-password'],
    ['signup-email', 'welcome signin'],
    ['verify-email', 'welcome signup-email'],
    ['forgot-password', 'welcome signin'],
  ] as const)('%s leads to %s', (step, targets) => {
    expect(steps.filter((to) => leadsTo(step, to)).join(' ')).toBe(targets)
  })

  it('the step before each is one that it leads to, and the way back ends at welcome', () => {
    for (const step of steps) {
      const before = stepBefore(step)
      expect(before === undefined ? step === 'welcome' : leadsTo(step, before)).toBe(true)
    }
  })
})
