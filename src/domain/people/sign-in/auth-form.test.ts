import { describe, expect, it } from 'vitest'
import {
  codeDigits,
  canSendReset,
  canSignIn,
  canSignUp,
  signUpFault,
  signUpPayload,
  type AuthFields,
} from './auth-form'

const sound: AuthFields = {
  email: 'ann@scores.test',
  password: 'secret',
  confirm: 'secret',
  firstName: 'Ann',
  lastName: 'Lee',
  code: '',
}

describe('001 section 5: sign-up', () => {
  const table: readonly [Partial<AuthFields>, string | undefined][] = [
    [{}, undefined],
    [{ firstName: ' ' }, 'First name is required! 📝'],
    [{ firstName: '', lastName: '' }, 'First name is required! 📝'],
    [{ firstName: '\u200e' }, 'First name is required! 📝'],
    [{ lastName: '\u3164' }, 'Last name is required! 📝'],
    [{ lastName: ' ' }, 'Last name is required! 📝'],
    [{ confirm: 'secrets' }, "Oops! Your passwords don't match. Try again! 🔒"],
    [{ password: 'a', confirm: 'b' }, "Oops! Your passwords don't match. Try again! 🔒"],
    [
      { password: 'five5', confirm: 'five5' },
      'Password needs to be at least 6 characters. Make it strong! 💪',
    ],
    [
      { password: '🏈🏈🏈', confirm: '🏈🏈🏈' },
      'Password needs to be at least 6 characters. Make it strong! 💪',
    ],
    [
      { password: 'quiet harbor '.repeat(6), confirm: 'quiet harbor '.repeat(6) },
      'Password can be at most 71 characters, fewer with accents, other scripts or emoji',
    ],
    [{ password: 'Qwerty', confirm: 'Qwerty' }, "Let's make that password stronger! 🛡️"],
    [
      { firstName: 'Josephine', password: 'josephine', confirm: 'josephine' },
      "Let's make that password stronger! 🛡️",
    ],
  ]
  it.each(table)('%j: %s', (changes, fault) => {
    expect(signUpFault({ ...sound, ...changes })).toBe(fault)
  })
})

describe('001 section 5: buttons are disabled', () => {
  it.each(['email', 'password', 'confirm'] as const)('sign-up while %s is empty', (field) => {
    expect([canSignUp(sound), canSignUp({ ...sound, [field]: '' })]).toEqual([true, false])
  })

  it.each(['email', 'password'] as const)('sign-in while %s is empty', (field) => {
    expect([canSignIn(sound), canSignIn({ ...sound, [field]: '' })]).toEqual([true, false])
  })

  it('forgot-password while the email is empty', () => {
    expect([canSendReset(sound), canSendReset({ ...sound, email: '' })]).toEqual([true, false])
  })
})

describe('001 section 3: sign-up payload', () => {
  it('joins first and last name to the display name', () => {
    expect(
      signUpPayload({ ...sound, firstName: ' Ann ', lastName: ' Lee ', email: ' ann@scores.test' }),
    ).toEqual({
      email: 'ann@scores.test',
      password: 'secret',
      displayName: 'Ann Lee',
      firstName: 'Ann',
      lastName: 'Lee',
    })
  })
})

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['12a3-4567', '123456'],
  ['', ''],
])('of a code typed as %j only the digits count: %j', (typed, digits) => {
  expect(codeDigits(typed)).toBe(digits)
})
