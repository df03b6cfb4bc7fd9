import { expect, it } from 'vitest'
import { shownName } from './auth-user'

it.each([
  ['Ann', 'Ann'],
  [' Ann ', 'Ann'],
  ['  ', 'fan@scores.test'],
  [undefined, 'fan@scores.test'],
])('001 section 3: a user whose display name is %j is shown as %s', (displayName, name) => {
  const user = { id: 'u1', email: 'fan@scores.test', ...(displayName !== undefined && { displayName }) }
  expect(shownName(user)).toBe(name)
})
