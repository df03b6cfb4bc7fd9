import { describe, expect, it } from 'vitest'
import { authButtons, leadsTo, otherWay, stepBefore, type AuthAction, type AuthStep } from './auth-steps'

const steps: readonly AuthStep[] = [
  'welcome',
  'signin',
  'signup-email',
  'verify-email',
  'forgot-password',
  'code',
]
const wordsOf = (action: AuthAction) => (action.kind === 'go' ? `go to ${action.to}` : action.kind)

describe('001 section 2: steps of the auth modal', () => {
  it.each<readonly [AuthStep, Readonly<Record<string, string>>]>([
    ['welcome', { 'Sign In': 'go to signin', 'Sign Up': 'go to signup-email' }],
    [
      'signin',
      {
        'Sign In': 'submit',
        'Forgot password?': 'go to forgot-password',
        'Email me a code': 'go to code',
      },
    ],
    ['signup-email', { 'Sign Up': 'submit' }],
    [
      'verify-email',
      {
        'I clicked the link': 'submit',
        'Send another one': 'resend',
        'Change email address': 'go to signup-email',
      },
    ],
    ['forgot-password', { 'Send reset email': 'submit' }],
    [
      'code',
      { 'Sign In': 'submit', 'Send another one': 'resend', 'Use my password instead': 'go to signin' },
    ],
  ])('%s offers %j', (step, buttons) => {
    const offered = authButtons(step).map(({ label, action }) => [label, wordsOf(action)])
    expect(offered).toEqual(Object.entries(buttons))
  })

  it.each([
    ['welcome', 'signin signup-email'],
    ['signin', 'welcome signup-email forgot-password code'],
    ['signup-email', 'welcome signin'],
    ['verify-email', 'welcome signup-email'],
    ['forgot-password', 'welcome signin'],
    ['code', 'welcome signin'],
  ] as const)('%s leads to %s', (step, targets) => {
    expect(steps.filter((to) => leadsTo(step, to)).join(' ')).toBe(targets)
  })

  it('sign-in and sign-up each offer the way to the other', () => {
    expect(steps.map(otherWay)).toEqual([
      undefined,
      { question: 'New here?', label: 'Create an account', to: 'signup-email' },
      { question: 'Already have an account?', label: 'Sign in', to: 'signin' },
      undefined,
      undefined,
      undefined,
    ])
  })

  it('back undoes the last step', () => {
    expect(steps.map(stepBefore)).toEqual([
      undefined,
      'welcome',
      'welcome',
      'signup-email',
      'signin',
      'signin',
    ])
  })

  it('each step leads back to the one before it, and the way back ends at welcome', () => {
    for (const step of steps) {
      const before = stepBefore(step)
      expect(before === undefined ? step === 'welcome' : leadsTo(step, before)).toBe(true)
    }
  })
})
