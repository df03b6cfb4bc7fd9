import { describe, expect, it } from 'vitest'
import {
  confirmationFailureText,
  sortConfirmationProblem,
  type ConfirmationFailure,
  type ConfirmationProblem,
} from './confirmation-failure'

describe('001 section 4: problems of an email confirmation', () => {
  const table: readonly [ConfirmationProblem, ConfirmationFailure['kind']][] = [
    [{ code: 'otp_expired' }, 'expired'],
    [{ message: 'Email link is invalid or has expired' }, 'expired'],
    [{ code: 'unexpected_failure' }, 'unsure'],
    [{ code: 'server_error', message: 'Error confirming user' }, 'unsure'],
    [{ code: 'invalid_token' }, 'unknown-token'],
    [{ code: 'auth/network-request-failed' }, 'unjudged'],
    [{ code: 'auth/too-many-requests', nextInS: 60 }, 'unjudged'],
    [{ code: 'else', message: 'boom' }, 'other'],
    [{}, 'other'],
  ]
  it.each(table)('%j is %s', (problem, kind) => {
    expect(sortConfirmationProblem(problem).kind).toBe(kind)
  })
})

describe('001 section 8: email confirmation', () => {
  const table: readonly [ConfirmationFailure, string][] = [
    [{ kind: 'no-token' }, 'Invalid confirmation link'],
    [
      { kind: 'unknown-token' },
      'Invalid confirmation link. If you already confirmed your email, try signing in.',
    ],
    [
      { kind: 'expired' },
      'This confirmation link has expired. Please sign in and request a new confirmation email.',
    ],
    [{ kind: 'unsure' }, 'Failed to confirm email. Please try again or contact support.'],
    [{ kind: 'unjudged', text: 'Please wait.' }, 'Please wait.'],
    [{ kind: 'other', message: 'The server says no.' }, 'The server says no.'],
    [{ kind: 'other', message: '' }, 'Failed to confirm email'],
    [{ kind: 'other' }, 'Failed to confirm email'],
  ]
  it.each(table)('%j: %s', (failure, text) => {
    expect(confirmationFailureText(failure)).toBe(text)
  })
})
