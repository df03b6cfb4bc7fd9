import { describe, expect, it } from 'vitest'
import type { AuthFailure } from './auth-failure'
import { codeOfRefusal, codeOfServer, signInFailureText } from './sign-in-failure'

const MIGRATED = 'auth/invalid-credentials-migrated'
const RESET =
  'If you had an account before our recent migration, please use the password reset option to regain access.'

describe('001 section 8: sign-in', () => {
  const table: readonly [AuthFailure, string][] = [
    [{ code: MIGRATED, suggestion: 'Ask the club.' }, 'Ask the club.'],
    [{ code: MIGRATED, message: 'raw' }, RESET],
    [{ code: codeOfServer('LOGIN_FAILED_MIGRATED_USER_SUSPECTED') }, RESET],
    [{ code: 'auth/user-not-found' }, 'No account found with this email. Please sign up first.'],
    [{ code: 'auth/wrong-password' }, 'Incorrect password. Please try again.'],
    [{ code: 'auth/invalid-credential' }, 'Invalid email or password. Please check your credentials.'],
    [{ code: 'auth/else', message: 'The server is closed.' }, 'The server is closed.'],
    [{ message: '' }, 'Sign in failed. Please try again.'],
    [{}, 'Sign in failed. Please try again.'],
  ]
  it.each(table)('%j: %s', (failure, text) => {
    expect(signInFailureText(failure)).toBe(text)
  })

  it('a wrong password and an unknown account give the same answer (design 6.3)', () => {
    for (const cause of ['unknown-account', 'wrong-password'] as const) {
      expect(signInFailureText({ code: codeOfRefusal(cause) })).toBe(
        'Invalid email or password. Please check your credentials.',
      )
    }
  })

  it('other codes of the server stay as they are', () => {
    expect(codeOfServer('auth/weak-password')).toBe('auth/weak-password')
  })
})
