import { describe, expect, it } from 'vitest'
import { userClass } from './user-class'

describe('001 section 1: users are classed', () => {
  it.each([
    ['email and no phone', { email: 'a@b.org' }, 'email'],
    ['email and an empty phone', { email: 'a@b.org', phone: '' }, 'email'],
    ['phone and no email', { phone: '+15550100' }, 'phone'],
    ['both', { email: 'a@b.org', phone: '+15550100' }, 'other'],
    ['neither', {}, 'other'],
  ] as const)('%s: %j is %s', (_what, user, kind) => {
    expect(userClass(user)).toBe(kind)
  })
})
