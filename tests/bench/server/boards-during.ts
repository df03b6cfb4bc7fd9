import type { Product } from '../../support/product'
import { atMost, quantile, type Row } from '../row'

const BOARD_MS = 250

/** How long somebody waits for a board while the server has other work. */
export async function boardsDuring(
  { url }: Product,
  what: string,
  work: () => Promise<unknown>,
): Promise<Row> {
  const end = { isOver: false }
  const boards = waitsForBoards(url, end)
  await work().finally(() => (end.isOver = true))
  const waits = await boards
  return atMost(
    `board route during ${what}, p99 (${waits.length} requests)`,
    quantile(waits, 0.99),
    BOARD_MS,
    'ms',
  )
}

async function waitsForBoards(url: string, end: { readonly isOver: boolean }): Promise<readonly number[]> {
  const waits: number[] = []
  while (!end.isOver) {
    const from = performance.now()
    await (await fetch(`${url}/api/boards/nfl`)).arrayBuffer()
    waits.push(performance.now() - from)
    await new Promise((done) => setTimeout(done, 20))
  }
  return waits
}
