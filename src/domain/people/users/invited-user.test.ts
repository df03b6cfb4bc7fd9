import { describe, expect, it } from 'vitest'
import {
  invitationFault,
  invitationText,
  inviteFailureText,
  type InvitedPerson,
  type InviteFailure,
} from './invited-user'

const sound: InvitedPerson = { email: 'ann@scores.test', firstName: 'Ann', lastName: 'Lee' }

describe('002 section 5: invite new user', () => {
  const table: readonly [Partial<InvitedPerson>, string | undefined][] = [
    [{}, undefined],
    [{ email: ' ann@scores.test ' }, undefined],
    [{ email: '' }, 'All fields are required'],
    [{ firstName: '  ' }, 'All fields are required'],
    [{ firstName: '\u200e' }, 'All fields are required'],
    [{ lastName: '\u3164' }, 'All fields are required'],
    [{ lastName: '' }, 'All fields are required'],
    [{ email: 'ann' }, 'Please enter a valid email address'],
  ]
  it.each(table)('%j: %s', (changes, fault) => {
    expect(invitationFault({ ...sound, ...changes })).toBe(fault)
  })

  it('says that the invitation was sent; the link is shown only where no mail is configured (design 6.5)', () => {
    expect(invitationText('ann@scores.test', { kind: 'mailed' })).toContain('sent to ann@scores.test')
    expect(invitationText('ann@scores.test', { kind: 'waits' })).toBe(
      'The mail server does not take letters now. The invitation to ann@scores.test waits and is sent later.',
    )
    expect(invitationText('ann@scores.test', { kind: 'no-mail', link: 'https://x/1' })).toContain(
      'https://x/1',
    )
  })
})

describe('002 section 8: invite', () => {
  const table: readonly [InviteFailure, string][] = [
    [
      { kind: 'already-registered' },
      'This email is already registered. The user can sign in or reset their password.',
    ],
    [{ kind: 'refused', message: 'Address blocked' }, 'Address blocked'],
    [{ kind: 'refused' }, 'Failed to create user account'],
    [{ kind: 'unexpected' }, 'Failed to send invitation. Please try again.'],
  ]
  it.each(table)('%j: %s', (failure, text) => {
    expect(inviteFailureText(failure)).toBe(text)
  })
})
