import { askFromAnywhere, type Question } from './ask-from-anywhere'
import type { Product } from './product'
import { readAnswer, type Answer } from './read-answer'

/** Asks a route of PocketBase's collection of accounts, such as `auth-with-password`, from a network of its own. */
export function askUsers(
  product: Product,
  action: string,
  body: object,
  more: Omit<Question, 'body'> = {},
): Promise<Answer> {
  return readAnswer(askFromAnywhere(product, 'POST', `/api/collections/users/${action}`, { ...more, body }))
}
