import { denialOf } from '../people/gates/access'
import { lockedPreview } from '../people/gates/locked-preview'
import { lockPrompt } from '../people/gates/lock-prompt'
import { openCallback } from '../people/links/auth-callback'
import { openConfirmation } from '../people/links/email-confirmation'
import {
  changePasswordFault,
  resetPasswordFault,
  setPasswordFault,
  setPasswordHint,
} from '../people/passwords/new-password'
import { codeOfRefusal, codeOfServer } from '../people/sign-in/sign-in-failure'
import {
  buttonOf,
  callbackPage,
  confirmationPage,
  fan,
  guard,
  menuEntry,
  partOf,
  resetPage,
  refused,
  resetRefused,
  noticeAfter,
  section,
  setPasswordModal,
  signInRefused,
  signUpFault,
  signUpRefused,
  submitted,
  typed,
  verifyPage,
} from '../people/testing/provoke'
import { upgradeFailureText } from '../people/tiers/tier-upgrade'
import { accountFailureText } from '../people/users/account-failure'
import { editedUserFault, editFailureText, emailField } from '../people/users/edited-user'
import { invitationFault, inviteFailureText } from '../people/users/invited-user'
import type { SpecText } from './spec-text'

type Entry = readonly [section: string, text: string, provoke: () => string]

const accounts: readonly Entry[] = [
  [
    '1',
    'Account deletion must be implemented server-side for security reasons',
    () => accountFailureText('deletion'),
  ],
  ['2', 'Sign In', () => buttonOf('welcome', 0)],
  ['2', 'Sign Up', () => buttonOf('welcome', 1)],
  ['2', 'Profile', () => section('profile')],
  ['2', 'Preferences', () => section('preferences')],
  ['2', 'Fullscreen', () => menuEntry('fullscreen')],
  ['2', 'Exit Fullscreen', () => menuEntry('fullscreen', true)],
  ['2', 'Logging', () => menuEntry('logging')],
  ['2', 'Settings', () => menuEntry('settings')],
  ['2', 'Sign Out', () => menuEntry('sign-out')],
  ['2', 'Already logged in!', () => verifyPage('123456', true)],
  [
    '2',
    'Email confirmed successfully! Logging you in...',
    () => verifyPage('123456', false, { kind: 'verified', signedIn: true, atMs: 0 }),
  ],
  [
    '2',
    'Email confirmed! Please sign in.',
    () => verifyPage('123456', false, { kind: 'verified', signedIn: false, atMs: 0 }),
  ],
  ['2', 'Unlock', () => lockedPreview('golf-stats').button],
  ['2', 'Live Stats', () => lockedPreview('golf-stats').label],
  ['2', 'Live Scorecards', () => lockedPreview('golf-scorecards').label],
  ['2', 'golf-leaderboard', () => lockedPreview('golf-scorecards').attempt],
  ['4', 'I clicked the link', () => buttonOf('verify-email', 0)],
  ['4', 'Send another one', () => buttonOf('verify-email', 1)],
  ['4', 'Change email address', () => buttonOf('verify-email', 2)],
  ['4', 'Welcome back!', () => noticeAfter('signin', { call: 'sign-in', ok: true })],
  ['4', 'Link expired', () => confirmationPage('title', { code: 'otp_expired' })],
  ['5', 'First name is required! 📝', () => signUpFault({ firstName: '' })],
  ['5', 'Last name is required! 📝', () => signUpFault({ lastName: '' })],
  ['5', "Oops! Your passwords don't match. Try again! 🔒", () => signUpFault({ confirm: 'other' })],
  [
    '5',
    'Password needs to be at least 6 characters. Make it strong! 💪',
    () => signUpFault({ password: 'abc', confirm: 'abc' }),
  ],
  ['5', 'Passwords do not match', () => changePasswordFault(typed('secret', 'other')) ?? ''],
  ['5', 'Password must be at least 6 characters', () => changePasswordFault(typed('five5')) ?? ''],
  ['5', 'Password must be at least 6 characters long', () => resetPasswordFault(typed('five5')) ?? ''],
  ['5', 'Passwords do not match', () => resetPasswordFault(typed('secret', 'other')) ?? ''],
  ['5', 'Password must be at least 8 characters long', () => setPasswordFault(typed('Seven77')) ?? ''],
  ['5', 'Passwords do not match', () => setPasswordFault(typed('Secret12', 'Secret13')) ?? ''],
  [
    '5',
    'Password must contain at least one uppercase letter',
    () => setPasswordFault(typed('secret12')) ?? '',
  ],
  [
    '5',
    'Password must contain at least one lowercase letter',
    () => setPasswordFault(typed('SECRET12')) ?? '',
  ],
  ['5', 'Password must contain at least one number', () => setPasswordFault(typed('Secretly')) ?? ''],
  ['5', 'Min 8 characters • Include uppercase, lowercase & number', () => setPasswordHint()],
  ['6', 'Feature requires Verified access', () => partOf(denialOf('view_betting_odds', 'guest'), 'text')],
  ['6', '30-day money-back guarantee', () => partOf(lockPrompt('verified', 'premium'), 'guarantee')],
  ['6', 'Verifying access...', () => guard('text', { kind: 'pending' })],
  ['6', 'Access Denied', () => guard('title', { kind: 'answered', role: 'user' })],
  [
    '6',
    "You don't have permission to access this area.",
    () => guard('text', { kind: 'answered', role: 'user' }),
  ],
]

const failures: readonly Entry[] = [
  [
    '8',
    'If you had an account before our recent migration, please use the password reset option to regain access.',
    () => signInRefused({ code: codeOfServer('LOGIN_FAILED_MIGRATED_USER_SUSPECTED') }),
  ],
  [
    '8',
    'No account found with this email. Please sign up first.',
    () => signInRefused({ code: 'auth/user-not-found' }),
  ],
  ['8', 'Incorrect password. Please try again.', () => signInRefused({ code: 'auth/wrong-password' })],
  [
    '8',
    'Invalid email or password. Please check your credentials.',
    () => signInRefused({ code: codeOfRefusal('unknown-account') }),
  ],
  ['8', 'Sign in failed. Please try again.', () => signInRefused({})],
  ['8', 'User creation failed', () => accountFailureText('user-creation')],
  ['8', 'Sign in failed', () => accountFailureText('sign-in')],
  ['8', 'No authenticated user or email', () => accountFailureText('no-authenticated-user')],
  [
    '8',
    'This email is already on our team! Try signing in instead. 🤝',
    () => signUpRefused('auth/email-already-in-use'),
  ],
  ['8', "Let's make that password stronger! 🛡️", () => signUpRefused('auth/weak-password')],
  ['8', "Hmm, that email doesn't look right. Double-check it! ✉️", () => signUpRefused('auth/invalid-email')],
  ['8', "Something went wrong. Let's try that again! 🔄", () => signUpRefused('auth/anything-else')],
  [
    '8',
    'Email not verified yet. Check your inbox and click the verification link! 📧',
    () => noticeAfter('verify-email', { call: 'check-verification', ok: true, verified: false }),
  ],
  [
    '8',
    'Something went wrong checking your email. Try again! 🔄',
    () => refused('verify-email', 'check-verification'),
  ],
  [
    '8',
    "Couldn't send another email right now. Try again in a moment! ⏰",
    () => refused('verify-email', 'send-verification'),
  ],
  [
    '8',
    'Too many reset attempts. Please wait a few minutes and try again.',
    () => resetRefused('email rate limit exceeded'),
  ],
  [
    '8',
    'No account found with this email address. Please check the email or sign up.',
    () => resetRefused('User not found'),
  ],
  [
    '8',
    'Failed to send reset email. Please check your email address and try again.',
    () => resetRefused('boom'),
  ],
  ['8', 'Failed to update profile', () => accountFailureText('profile-update')],
  ['8', 'Failed to change password', () => accountFailureText('password-change')],
  ['8', 'Unable to process upgrade right now. Please try again shortly.', () => upgradeFailureText()],
  [
    '8',
    'Invalid or expired reset link. Please request a new password reset.',
    () => resetPage('text', { kind: 'link-checked', valid: false }),
  ],
  ['8', 'Return to Home', () => resetPage('button', { kind: 'link-checked', valid: false })],
  [
    '8',
    'Failed to reset password. Please try again.',
    () =>
      resetPage('error', { kind: 'link-checked', valid: true }, submitted('secret'), {
        kind: 'save-failed',
        why: 'failed',
      }),
  ],
  ['8', 'Invalid confirmation link', () => partOf(openConfirmation({}), 'text')],
  [
    '8',
    'Invalid confirmation link. If you already confirmed your email, try signing in.',
    () => confirmationPage('text', { code: 'invalid_token' }),
  ],
  [
    '8',
    'Failed to confirm email. Please try again or contact support.',
    () => confirmationPage('text', { code: 'unexpected_failure' }),
  ],
  ['8', 'Failed to confirm email', () => confirmationPage('text', {})],
  [
    '8',
    'This confirmation link has expired. Please sign in and request a new confirmation email.',
    () => confirmationPage('text', { message: 'Token has expired' }),
  ],
  ['8', 'Authentication failed', () => callbackPage(openCallback({ error: 'access_denied' }))],
  [
    '8',
    'Invalid authentication callback. Please try signing in again.',
    () => callbackPage(openCallback({})),
  ],
  ['8', 'Authentication failed. Please try again.', () => callbackPage(openCallback({ code: 'c' }))],
  ['8', 'Invalid verification link - missing token', () => verifyPage('', false)],
  [
    '8',
    'Verification failed: Token is invalid',
    () => verifyPage('123456', false, { kind: 'failed', message: 'Token is invalid', atMs: 0 }),
  ],
  [
    '8',
    'Verification failed. Please try signing in.',
    () => verifyPage('123456', false, { kind: 'failed', atMs: 0 }),
  ],
  [
    '8',
    'Failed to set password. Please try again.',
    () => setPasswordModal(submitted('Secret12'), { kind: 'save-failed', weak: false }),
  ],
  ['8', 'Failed to verify superuser access', () => guard('text', { kind: 'failed' })],
]

const nobody = { email: '', firstName: '', lastName: '' }
const unnamed = { firstName: '', lastName: '', email: '', existingEmail: '' }
const named = { ...unnamed, firstName: 'Ann', lastName: 'Lee' }

/** Where operators edit and invite users. */
const operators: readonly Entry[] = [
  ['2', 'Verifying access...', () => guard('text', { kind: 'pending' })],
  ['2', 'Access Denied', () => guard('title', { kind: 'answered', role: undefined })],
  [
    '2',
    "You don't have permission to access this area.",
    () => guard('text', { kind: 'answered', role: undefined }),
  ],
  ['2', 'Email already set and cannot be changed', () => emailField('ann@scores.test').hint],
  ['2', 'Email is missing - you can add it here', () => emailField('').hint],
  ['8', 'First name and last name are required', () => editedUserFault(unnamed) ?? ''],
  ['8', 'Please enter a valid email address', () => editedUserFault({ ...named, email: 'ann' }) ?? ''],
  ['8', 'Failed to update email', () => editFailureText({ kind: 'email-refused' })],
  [
    '8',
    'Failed to update user. Please check the console for details.',
    () => editFailureText({ kind: 'other' }),
  ],
  ['8', 'All fields are required', () => invitationFault(nobody) ?? ''],
  ['8', 'Please enter a valid email address', () => invitationFault({ ...fan, email: 'fan@scores' }) ?? ''],
  [
    '8',
    'This email is already registered. The user can sign in or reset their password.',
    () => inviteFailureText({ kind: 'already-registered' }),
  ],
  ['8', 'Failed to create user account', () => inviteFailureText({ kind: 'refused' })],
  ['8', 'Failed to send invitation. Please try again.', () => inviteFailureText({ kind: 'unexpected' })],
  [
    '8',
    'Failed to set password. Please try again.',
    () => setPasswordModal(submitted('Secret12'), { kind: 'save-failed', weak: false }),
  ],
]

export const texts: readonly SpecText[] = [
  ...[...accounts, ...failures].map((entry) => specText('001', entry)),
  ...operators.map((entry) => specText('002', entry)),
]

function specText(document: SpecText['document'], [of, text, provoke]: Entry): SpecText {
  return { document, section: of, text, provoke }
}
