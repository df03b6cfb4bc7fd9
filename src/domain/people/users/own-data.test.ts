import { expect, it } from 'vitest'
import { OWN_DATA } from './own-data'

it('the account is found by its id, and all that belongs to it by the id of its user', () => {
  const { users, _externalAuths: providers, ...rest } = OWN_DATA
  expect([users, providers]).toEqual(['id', 'recordRef'])
  expect(rest).toMatchObject({ preferences: 'user_id', favourites: 'user_id', logs: 'user_id' })
  expect(new Set(Object.values(rest))).toEqual(new Set(['user_id']))
})
