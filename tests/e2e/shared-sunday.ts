import { test as base } from 'playwright/test'
import { anyBoard } from '../support/boards'
import { startProduct, type Product } from '../support/product'

/** A Sunday under way, five times as fast as life; one for all tests of a worker, since none of them disturbs it. */
const A_SUNDAY = { at: '2026-10-25T18:30:00Z', rate: 5, slate: 'standard' } as const

export const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, provide) => {
      const product = await startProduct(A_SUNDAY)
      for (const slug of ['nfl', 'nba', 'mlb', 'nhl'] as const) await anyBoard(product.url, slug)
      await provide(product)
      await product.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export { board, cards, expect, openBoard, untilInstalled } from './product-test'
