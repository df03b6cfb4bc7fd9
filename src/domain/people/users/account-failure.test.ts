import { describe, expect, it } from 'vitest'
import { accountFailureText } from './account-failure'

describe('001 section 8: other account errors', () => {
  it.each([
    ['profile-update', 'Failed to update profile'],
    ['password-change', 'Failed to change password'],
    ['deletion', 'Account deletion must be implemented server-side for security reasons'],
    ['user-creation', 'User creation failed'],
    ['sign-in', 'Sign in failed'],
    ['no-authenticated-user', 'No authenticated user or email'],
  ] as const)('%s: %s', (failure, text) => {
    expect(accountFailureText(failure)).toBe(text)
  })
})
