import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cutoff, RETENTIONS, type TimeColumn } from '../../src/domain/operations/retention'
import { startProduct, type Product } from '../support/product'
import { Superuser } from '../support/superuser'
import { until } from '../support/until'

const START = '2026-10-25T18:30:00Z'
/** Rows are this much younger or older than the limit; the server's clock goes on while the test writes them. */
const HOUR_MS = 3_600_000

let product: Product
let superuser: Superuser
beforeAll(async () => {
  product = await startProduct({ at: START, rate: 120 })
  superuser = await Superuser.of(product)
})
afterAll(() => product?.close())

interface Collection {
  readonly name: string
  readonly fields: readonly { readonly name: string; readonly type: string }[]
}

async function collections(): Promise<readonly Collection[]> {
  return (await superuser.get<{ items: Collection[] }>('/api/collections?perPage=200')).items
}

describe('retention', { timeout: 120_000 }, () => {
  it('finds a time in the column it names, in every collection that there is', async () => {
    for (const { collection, ageColumn } of RETENTIONS) {
      const found = (await collections()).find(({ name }) => name === collection)
      if (!found) continue
      const type = found.fields.find(({ name }) => name === ageColumn)?.type
      expect(['date', 'text', 'number'], `${collection}.${ageColumn}`).toContain(type)
    }
  })

  it('sweeps by product time what is older than stated, soon after a start, and nothing younger', async () => {
    const rule = { ...RETENTIONS.find(({ collection }) => collection === 'heartbeats')! }
    const limit = Number(cutoff(rule, productNow(), 'number' satisfies TimeColumn))
    const old = Array.from({ length: 1200 }, (_, index) => String(10_000_000 + index))
    await Promise.all(
      inTens(old).map(async (ids) => {
        for (const id of ids) await superuser.create('heartbeats', { id, at: limit - HOUR_MS })
      }),
    )
    // Young enough to outlive the sweep, which comes some product hours later.
    await superuser.create('heartbeats', { id: '20000000', at: limit + 24 * HOUR_MS })
    await until('a sweep', async () => (await count('id < "20000000"')) === 0, 90_000)
    expect(await count('id = "20000000"')).toBe(1)
  })
})

function inTens(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: 10 }, (_, part) => ids.filter((_id, index) => index % 10 === part))
}

async function count(filter: string): Promise<number> {
  const path = `/api/collections/heartbeats/records?perPage=1&filter=${encodeURIComponent(filter)}`
  return (await superuser.get<{ totalItems: number }>(path)).totalItems
}

function productNow(): number {
  const { start, anchor, rate } = product.clock
  return start + (Date.now() - anchor) * rate
}
