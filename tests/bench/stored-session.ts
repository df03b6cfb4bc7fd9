import type { Product } from '../support/product'
import { asSuperuser, makeUser, type UserOptions } from '../support/users'

/** What PocketBase's SDK keeps in the browser of somebody who is signed in. */
export async function storedSession(product: Product, options: UserOptions = {}): Promise<string> {
  const { id, token } = await makeUser(product, options)
  const record = await asSuperuser<object>(product, 'GET', `collections/users/records/${id}`)
  return JSON.stringify({ token, record })
}
