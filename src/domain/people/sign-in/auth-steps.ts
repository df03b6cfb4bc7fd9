export type AuthStep = 'welcome' | 'signin' | 'signup-email' | 'verify-email' | 'forgot-password' | 'code'

export type AuthAction =
  | { readonly kind: 'go'; readonly to: AuthStep }
  | { readonly kind: 'submit' }
  | { readonly kind: 'resend' }

export interface AuthButton {
  readonly label: string
  readonly action: AuthAction
}

/** The buttons of a step, besides the back arrow to welcome that every other step has. */
export function authButtons(step: AuthStep): readonly AuthButton[] {
  switch (step) {
    case 'welcome':
      return [button('Sign In', go('signin')), button('Sign Up', go('signup-email'))]
    case 'signin':
      return [
        button('Sign In', { kind: 'submit' }),
        button('Forgot password?', go('forgot-password')),
        button('Email me a code', go('code')),
      ]
    case 'signup-email':
      return [button('Sign Up', { kind: 'submit' })]
    case 'verify-email':
      return [
        button('I clicked the link', { kind: 'submit' }),
        button('Send another one', { kind: 'resend' }),
        button('Change email address', go('signup-email')),
      ]
    case 'forgot-password':
      return [button('Send reset email', { kind: 'submit' })]
    case 'code':
      return [
        button('Sign In', { kind: 'submit' }),
        button('Send another one', { kind: 'resend' }),
        button('Use my password instead', go('signin')),
      ]
  }
}

/** A link between sign-in and sign-up, for users who opened the wrong one of the two. */
export interface OtherWay {
  readonly question: string
  readonly label: string
  readonly to: AuthStep
}

const OTHER_WAYS: Readonly<Partial<Record<AuthStep, OtherWay>>> = {
  signin: { question: 'New here?', label: 'Create an account', to: 'signup-email' },
  'signup-email': { question: 'Already have an account?', label: 'Sign in', to: 'signin' },
}

export function otherWay(step: AuthStep): OtherWay | undefined {
  return OTHER_WAYS[step]
}

/** The step to which the browser's back button leads; undefined at the first step. */
export function stepBefore(step: AuthStep): AuthStep | undefined {
  return STEPS_BEFORE[step]
}

const STEPS_BEFORE: Readonly<Record<AuthStep, AuthStep | undefined>> = {
  welcome: undefined,
  signin: 'welcome',
  'signup-email': 'welcome',
  'verify-email': 'signup-email',
  'forgot-password': 'signin',
  code: 'signin',
}

/** Whether the user can go from one step to another. */
export function leadsTo(step: AuthStep, to: AuthStep): boolean {
  if (to === 'welcome') return step !== 'welcome'
  if (stepBefore(step) === to) return true
  if (otherWay(step)?.to === to) return true
  return authButtons(step).some(({ action }) => action.kind === 'go' && action.to === to)
}

function button(label: string, action: AuthAction): AuthButton {
  return { label, action }
}

function go(to: AuthStep): AuthAction {
  return { kind: 'go', to }
}
