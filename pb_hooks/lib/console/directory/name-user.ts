import { displayNameAfter } from '../../../../src/domain/people/users/display-name-after'

/** Gives a user other names, and a display name that is made of them unless the user chose one. */
export function nameUser(user: core.Record, first: string, last: string): void {
  const before = { first: user.getString('first_name'), last: user.getString('last_name') }
  user.set('display_name', displayNameAfter(user.getString('display_name'), before, { first, last }))
  user.set('first_name', first)
  user.set('last_name', last)
}
