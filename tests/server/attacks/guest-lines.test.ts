import { afterAll, beforeAll, expect, it } from 'vitest'
import { askFromAnywhere } from '../../support/ask-from-anywhere'
import type { Product } from '../../support/product'
import { startBehindProxy } from '../../support/product-behind-proxy'
import { freshAddress } from '../../support/strangers'
import { allRecords } from '../../support/users'

let product: Product
beforeAll(async () => {
  product = await startBehindProxy()
})
afterAll(() => product?.close())

/** What a request with as many and as long lines as are taken has, about. */
const LARGEST_BATCH = 50_000
const A_TENTH_OF_A_DAY = 500_000

function tell(words: string, address: string) {
  const stack = 'x'.repeat(2000)
  const line = {
    at: Date.parse('2026-10-25T18:30:00Z'),
    level: 'error',
    category: 'SCREEN',
    metadata: { stack },
  }
  const lines = Array.from({ length: 20 }, (_, index) => ({
    ...line,
    message: `${words} ${index} ${'y'.repeat(450)}`,
  }))
  return askFromAnywhere(product, 'POST', '/api/logs', { body: { lines }, headers: { 'x-real-ip': address } })
}

async function countLines(words: string): Promise<number> {
  const kept = await allRecords<{ message: string }>(product, 'logs', 'filter=(level="error")')
  return kept.filter(({ message }) => message.startsWith(words)).length
}

it('the lines of guests on other machines are kept', async () => {
  expect((await tell('Far away', freshAddress())).status).toBe(204)
  expect(await countLines('Far away')).toBe(20)
})

it("one address fills no more than a tenth of what guests' lines may add in a day", async () => {
  const [flood, other] = [freshAddress(), freshAddress()]
  for (let sent = 0; sent < A_TENTH_OF_A_DAY; sent += LARGEST_BATCH)
    expect((await tell('Flood', flood)).status).toBe(204)
  expect((await tell('Last straw', flood)).status).toBe(204)
  expect((await tell('Broken build', other)).status).toBe(204)
  expect([await countLines('Last straw'), await countLines('Broken build')]).toEqual([0, 20])
})
