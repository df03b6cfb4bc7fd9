import { test as base } from 'playwright/test'
import { anyBoard } from '../support/boards'
import { startProduct, type Product } from '../support/product'

/** A Sunday afternoon at which time stands still: nothing changes on its own, so one product serves all tests of a worker. */
const STILL_SUNDAY = {
  at: '2026-10-25T18:30:00Z',
  rate: 0,
  slate: 'standard',
  env: { LIVE_INTERVAL_S: '5' },
} as const

export const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, provide) => {
      const product = await startProduct(STILL_SUNDAY)
      for (const slug of ['nfl', 'nba', 'nhl', 'rydercup'] as const) await anyBoard(product.url, slug)
      await provide(product)
      await product.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export { board, cards, expect, openBoard, untilInstalled } from './product-test'
