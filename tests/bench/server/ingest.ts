import { randomUUID } from 'node:crypto'
import type { Product } from '../../support/product'
import { makeUser } from '../../support/users'
import { atLeast, atMost, quantile, type Row } from '../row'

const SECONDS = 60
const A_SECOND = 2000
/** As many as a page sends at once, and as many entries as an account may send in a day (`outbox-budgets.ts`). */
const LINES_OF_ENTRY = 20
const ENTRIES_OF_ACCOUNT = 50
const ENTRIES_AT_ONCE = 5
const LINES_AT_ONCE = LINES_OF_ENTRY * ENTRIES_AT_ONCE
const BATCHES = (SECONDS * A_SECOND) / LINES_AT_ONCE
const ACCOUNTS = Math.ceil((BATCHES * ENTRIES_AT_ONCE) / ENTRIES_OF_ACCOUNT)
const BOARD_MS = 250

/** A night on which everything breaks: pages tell two thousand lines a second, and boards are asked for meanwhile. */
export async function benchIngest(product: Product): Promise<Row[]> {
  const tokens: string[] = []
  for (let count = 0; count < ACCOUNTS; count++) tokens.push((await makeUser(product)).token)
  const from = performance.now()
  const end = { isOver: false }
  const boards = askForBoards(product.url, end)
  const sent = await tellAll(product, tokens, from)
  const took = (performance.now() - from) / 1000
  end.isOver = true
  const waits = await boards
  return [
    atLeast(
      'lines of pages that were saved in a second, for a minute',
      sent / took,
      A_SECOND * 0.98,
      'lines',
    ),
    atMost(`board route meanwhile, p99 (${waits.length} requests)`, quantile(waits, 0.99), BOARD_MS, 'ms'),
  ]
}

/** Each batch at its time, however long the others take; the lines that arrived. */
async function tellAll(product: Product, tokens: readonly string[], from: number): Promise<number> {
  const batches = Array.from({ length: BATCHES }, async (_, batch) => {
    const at = from + (batch * 1000 * LINES_AT_ONCE) / A_SECOND
    await new Promise((done) => setTimeout(done, at - performance.now()))
    const response = await fetch(`${product.url}/api/outbox`, {
      method: 'POST',
      headers: {
        authorization: tokens[batch % tokens.length]!,
        'content-type': 'application/json',
        'x-real-ip': `198.51.${batch % 250}.${batch % 240}`,
      },
      body: JSON.stringify({ entries: Array.from({ length: ENTRIES_AT_ONCE }, () => entry(batch)) }),
    })
    const { results } = (await response.json()) as { results: readonly { outcome: string }[] }
    return results.filter(({ outcome }) => outcome === 'done').length * LINES_OF_ENTRY
  })
  return (await Promise.all(batches)).reduce((sum, lines) => sum + lines, 0)
}

function entry(batch: number) {
  const at = Date.parse('2026-10-25T17:20:00Z')
  const lines = Array.from({ length: LINES_OF_ENTRY }, (_, index) => ({
    at,
    level: 'error',
    category: 'SCREEN',
    message: `GameCard: Cannot read properties of undefined (reading ${batch}-${index})`,
    metadata: {
      componentName: 'GameCard',
      url: `/nfl/game/${batch}`,
      stack: 'at GameCard (app.js:1:2)'.repeat(10),
    },
  }))
  return { id: randomUUID(), kind: 'log', at, body: { lines, build: '0a1b2c3d' } }
}

async function askForBoards(url: string, end: { readonly isOver: boolean }): Promise<readonly number[]> {
  const waits: number[] = []
  while (!end.isOver) {
    const from = performance.now()
    await (await fetch(`${url}/api/boards/nfl`)).arrayBuffer()
    waits.push(performance.now() - from)
    await new Promise((done) => setTimeout(done, 20))
  }
  return waits
}
