import type { Product } from './product'
import { until } from './until'
import type { Person } from './users'

export const OF_NFL = `filter=${encodeURIComponent("sport = 'NFL'")}`

/** Rows of a collection, as `keeper` may see them. */
export async function rowsOf<Row>(keeper: Person, collection: string, query = ''): Promise<readonly Row[]> {
  const response = await keeper.get(`/api/collections/${collection}/records?perPage=500&${query}`)
  return ((await response.json()) as { items: Row[] }).items
}

/** A row as it was written: without what PocketBase adds, and with ISO times. */
export function asWritten<Row extends object>(row: Row): Row {
  const own = Object.entries(row).filter(([name]) => !/^(id|collectionId|collectionName)$/.test(name))
  const times = own.map(([name, value]) => [name, /_(at|date)$/.test(name) ? iso(value as string) : value])
  return Object.fromEntries(times) as Row
}

function iso(text: string): string {
  return text.replace(' ', 'T')
}

/** Waits until the server has read the feed's NFL scoreboard so many times more, and has dealt with it. */
export async function pollsMore(product: Product, count: number): Promise<void> {
  await product.control.forgetRequests()
  await until(`${count} more polls`, async () => {
    const requests = await product.control.requests()
    return requests.filter(({ route, league }) => route === 'scoreboard' && league === 'nfl').length > count
  })
}
