import { isAtLeast, type Tier } from '../tiers/tier'

/** The prompt in place of a locked feature. */
export type LockPrompt =
  | { readonly action: 'sign-up'; readonly text: string; readonly button: string }
  | { readonly action: 'send-verification-email'; readonly text: string; readonly button: string }
  | {
      readonly action: 'open-auth-modal'
      readonly text: string
      readonly button: string
      readonly note: string
      readonly guarantee: string
    }
  | { readonly action: 'none'; readonly text: string }

/**
 * A guest has to sign up first, whatever tier the feature needs. When the viewer's tier would be enough, an operator
 * has taken the permission away.
 */
export function lockPrompt(viewer: Tier, needed: Tier): LockPrompt {
  if (viewer === 'guest') return needed === 'premium' ? SIGN_UP_FIRST : SIGN_UP
  return isAtLeast(viewer, needed) ? TAKEN_AWAY : PROMPTS[needed]
}

/** An operator has taken the permission away from a user whose tier has it. */
export function takenAwayText(): string {
  return 'Your account has no access to this. Ask an operator.'
}

const TAKEN_AWAY: LockPrompt = { action: 'none', text: takenAwayText() }

const SIGN_UP: LockPrompt = {
  action: 'sign-up',
  text: 'Sign up for free to unlock this.',
  button: 'Sign Up',
}

/** An account is the first step to the feature, but not enough. */
const SIGN_UP_FIRST: LockPrompt = {
  ...SIGN_UP,
  text: 'This comes with Premium. It begins with a free account.',
}

const VERIFY: LockPrompt = {
  action: 'send-verification-email',
  text: 'Verify your email address to unlock this.',
  button: 'Send verification email',
}

const GO_PREMIUM: LockPrompt = {
  action: 'open-auth-modal',
  text: 'This comes with Premium.',
  button: 'Get Premium',
  note: 'Sign in with the account that should become Premium.',
  guarantee: '30-day money-back guarantee',
}

const PROMPTS: Readonly<Record<Tier, LockPrompt>> = {
  guest: TAKEN_AWAY,
  registered: TAKEN_AWAY,
  verified: VERIFY,
  premium: GO_PREMIUM,
  admin: { action: 'none', text: 'Only administrators have access to this.' },
}
