import { askUsers } from './ask-users'
import type { Product } from './product'
import type { Answer } from './read-answer'

export const PASSWORD = 'Whistle-4-Kickoff'

/** Ann Fan signs up with this address. */
export function signUp(product: Product, email: string, password = PASSWORD): Promise<Answer> {
  const names = { first_name: 'Ann', last_name: 'Fan', display_name: 'Ann Fan' }
  return askUsers(product, 'records', { email, password, passwordConfirm: password, ...names })
}
