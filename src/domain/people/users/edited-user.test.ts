import { describe, expect, it } from 'vitest'
import {
  editedUserFault,
  editFailureText,
  emailField,
  type EditedUser,
  type EditFailure,
} from './edited-user'

const sound: EditedUser = { firstName: 'Ann', lastName: 'Lee', email: '', existingEmail: '' }

describe('002 section 5: edit user', () => {
  const table: readonly [Partial<EditedUser>, string | undefined][] = [
    [{}, undefined],
    [{ firstName: ' ' }, 'First name and last name are required'],
    [{ firstName: '\u200e' }, 'First name and last name are required'],
    [{ lastName: '\u3164' }, 'First name and last name are required'],
    [{ lastName: '' }, 'First name and last name are required'],
    [{ lastName: ' ' }, 'First name and last name are required'],
    [{ email: 'ann@scores.test' }, undefined],
    [{ email: ' ann@scores.test ' }, undefined],
    [{ email: '  ' }, undefined],
    [{ email: 'ann@scores' }, 'Please enter a valid email address'],
    [{ email: 'ann@scores', existingEmail: 'ann@scores.test' }, undefined],
  ]
  it.each(table)('%j: %s', (changes, fault) => {
    expect(editedUserFault({ ...sound, ...changes })).toBe(fault)
  })

  it('an existing email cannot be changed', () => {
    expect(emailField('ann@scores.test')).toEqual({
      isEditable: false,
      hint: 'Email already set and cannot be changed',
    })
    expect(emailField('')).toEqual({ isEditable: true, hint: 'Email is missing - you can add it here' })
  })
})

describe('002 section 8: edit user', () => {
  const table: readonly [EditFailure, string | RegExp][] = [
    [{ kind: 'update-function-missing' }, /function/],
    [{ kind: 'email-refused', message: 'Email is taken' }, 'Email is taken'],
    [{ kind: 'email-refused', message: '' }, 'Failed to update email'],
    [{ kind: 'email-refused' }, 'Failed to update email'],
    [{ kind: 'other' }, 'Failed to update user. Please check the console for details.'],
  ]
  it.each(table)('%j: %s', (failure, text) => {
    expect(editFailureText(failure)).toMatch(text)
  })
})
