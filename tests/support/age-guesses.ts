import type { Product } from './product'
import { allRecords, asSuperuser } from './users'

/** Lets the server take all guesses at passwords for so much older; below zero, as if its clock had been set back. */
export async function ageGuesses(product: Product, minutes: number): Promise<void> {
  for (const { id, began } of await allRecords<{ id: string; began: number }>(product, 'password_guesses')) {
    const path = `collections/password_guesses/records/${id}`
    await asSuperuser(product, 'PATCH', path, { began: began - minutes * 60_000 })
  }
}
