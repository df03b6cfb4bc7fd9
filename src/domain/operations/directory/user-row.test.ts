import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../time/intervals'
import { NOON, sampleUser } from '../testing/samples'
import { cellText, userRow, type ListedUser } from './user-row'

describe('002 section 5: grid', () => {
  it.each([
    ['flag and under 5 minutes', { is_active: true, last_activity: NOON - 5 * MINUTE_MS + 1 }, true],
    ['5 minutes', { is_active: true, last_activity: NOON - 5 * MINUTE_MS }, false],
    ['no flag', { is_active: false, last_activity: NOON }, false],
    ['never seen', { is_active: true }, false],
  ])('is active: %s', (_words, changes, active) => {
    expect(userRow(sampleUser(changes), NOON).active).toBe(active)
  })

  const names: readonly [Partial<ListedUser>, string, string][] = [
    [{ user_name: 'Other Name' }, 'Ann', 'Lee'],
    [{ first_name: '', user_name: 'Bea van Dam' }, 'Bea', 'Lee'],
    [{ first_name: '', last_name: '', user_name: 'Bea  van Dam' }, 'Bea', 'van Dam'],
    [{ first_name: 'Not available', last_name: ' ', user_name: 'Cher' }, 'Cher', ''],
    [{ first_name: '', last_name: '' }, '', ''],
  ]
  it.each(names)('names missing are taken from the full name: %j gives "%s" "%s"', (changes, first, last) => {
    const row = userRow(sampleUser(changes), NOON)
    expect([row.firstName, row.lastName]).toEqual([first, last])
  })

  it('knows when a user was last there, if ever', () => {
    expect(userRow(sampleUser({ last_activity: NOON }), NOON).lastActive).toBe(NOON)
    expect(userRow(sampleUser(), NOON)).not.toHaveProperty('lastActive')
  })

  it('002 section 2: the default role is user', () => {
    expect(userRow(sampleUser(), NOON).role).toBe('user')
    expect(userRow(sampleUser({ user_role: 'admin' }), NOON).role).toBe('admin')
  })

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('verified %s: %s', (email_verified, verified) => {
    const user = sampleUser(email_verified === undefined ? {} : { email_verified })
    expect(userRow(user, NOON).verified).toBe(verified)
  })

  it.each([
    ['Not available', '-'],
    ['', '-'],
    ['Ann', 'Ann'],
  ])('002 section 2: "%s" shows as "%s"', (value, text) => {
    expect(cellText(value)).toBe(text)
  })
})
