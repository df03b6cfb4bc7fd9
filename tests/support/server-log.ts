import type { Product } from './product'
import { superuserToken } from './users'

interface LogLine {
  readonly message: string
  /** 0 is info, 4 a warning. */
  readonly level: number
  readonly data: Readonly<Record<string, unknown>>
}

/** What the server has logged, read as a PocketBase superuser would. Lines are written in batches, seconds later. */
export async function readServerLog(product: Product, message: string): Promise<readonly LogLine[]> {
  const token = await superuserToken(product)
  const filter = encodeURIComponent(`message = '${message}'`)
  const response = await fetch(`${product.url}/api/logs?perPage=200&filter=${filter}`, {
    headers: { authorization: token },
  })
  return ((await response.json()) as { items: LogLine[] }).items
}
