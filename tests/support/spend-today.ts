import type { Product } from './product'
import { allRecords, asSuperuser } from './users'

/** Sets the count that everybody has spent today. */
export async function spendToday(product: Product, count: number): Promise<void> {
  for (const { id } of await allRecords<{ id: string }>(product, 'daily_counts'))
    await asSuperuser(product, 'PATCH', `collections/daily_counts/records/${id}`, { count })
}
