import { describe, expect, it } from 'vitest'
import { sessionOf } from '../users/session'
import { mustSetPassword } from './must-set-password'

describe('001 section 2: who is asked to set a password', () => {
  it.each([
    ['invited, no password set', true, false, undefined, true],
    ['invited, password set', true, true, undefined, false],
    ['not invited', false, false, undefined, false],
    ['just set on this device', true, false, 'u1', false],
    ['set on this device by somebody else', true, false, 'u2', true],
  ] as const)('%s', (_what, invited_by_admin, password_set, setFor, shown) => {
    const { user } = sessionOf({ id: 'u1', invited_by_admin, password_set })!
    expect(mustSetPassword(user, setFor)).toBe(shown)
  })
})
