import { randomUUID } from 'node:crypto'
import type { Product } from '../../support/product'
import { makeUser } from '../../support/users'
import { atLeast, type Row } from '../row'
import { boardsDuring } from './boards-during'

const SECONDS = 60
const A_SECOND = 2000
/** The lines that a page sends at once, and the entries that an account may send in a day (`outbox-budgets.ts`). */
const LINES_OF_ENTRY = 20
const ENTRIES_OF_ACCOUNT = 50
const ENTRIES_AT_ONCE = 5
const LINES_AT_ONCE = LINES_OF_ENTRY * ENTRIES_AT_ONCE
const BATCHES = (SECONDS * A_SECOND) / LINES_AT_ONCE
const ACCOUNTS = Math.ceil((BATCHES * ENTRIES_AT_ONCE) / ENTRIES_OF_ACCOUNT)

/** A night on which everything breaks: pages send two thousand lines a second, and meanwhile others ask for boards. */
export async function benchIngest(product: Product): Promise<Row[]> {
  const tokens: string[] = []
  for (let count = 0; count < ACCOUNTS; count++) tokens.push((await makeUser(product)).token)
  let took = 0
  let sent = 0
  const boards = await boardsDuring(product, 'lines of pages', async () => {
    const from = performance.now()
    sent = await tellAll(product, tokens, from)
    took = (performance.now() - from) / 1000
  })
  return [
    atLeast(
      'lines of pages that were saved in a second, for a minute',
      sent / took,
      A_SECOND * 0.98,
      'lines',
    ),
    boards,
  ]
}

/** Sends each batch at its time, however long the others take. Returns the number of lines that arrived. */
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
    // A refusal saves nothing, so it has no results.
    const { results = [] } = (await response.json()) as { results?: readonly { outcome: string }[] }
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
