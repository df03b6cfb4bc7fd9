import { describe, expect, it } from 'vitest'
import { userUpdateCall } from './user-update'

const edit = { userId: 'u1', firstName: ' Ann ', lastName: ' Lee ', email: ' ', existingEmail: '' }
const names = { target_user_id: 'u1', new_first_name: 'Ann', new_last_name: 'Lee' }

describe('002 section 7: edit user', () => {
  it.each([
    ['without an email', {}, { rpc: 'update_user_names', args: names }],
    [
      'a missing email is added',
      { email: ' ann@scores.test ' },
      { rpc: 'update_user_email_and_names', args: { ...names, new_email: 'ann@scores.test' } },
    ],
    [
      'an existing email cannot be changed',
      { email: 'new@scores.test', existingEmail: 'ann@scores.test' },
      { rpc: 'update_user_names', args: names },
    ],
  ])('%s', (_words, changes, call) => {
    expect(userUpdateCall({ ...edit, ...changes })).toEqual(call)
  })
})
