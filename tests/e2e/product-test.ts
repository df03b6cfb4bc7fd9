import { test as base, expect, type Page } from 'playwright/test'
import type { Product } from '../support/product'
import { lookOften } from './look-often'
import { createStages, startStage, type StageName, type Stages } from './stages'

interface Fixtures {
  /** The day of the file's tests: `test.use({ day: 'night' })`. */
  readonly day: StageName
  /**
   * The product on that day, shared with other tests; a test that changes more than a fault uses
   * `ownProduct`.
   */
  readonly product: Product
  /** A server for this test alone, if it restarts the server or needs its first look at something. */
  readonly ownProduct: Product
}

const START_MS = 60_000

interface WorkerFixtures {
  /** Whether the product stands behind an edge, as in the project of that name. */
  readonly isBehindEdge: boolean
  readonly stages: Stages
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  isBehindEdge: [false, { option: true, scope: 'worker' }],
  day: ['running', { option: true }],
  // A page sends requests until it is closed, so an answer that a test rewrites may still be on its way when
  // the test ends.
  page: async ({ page }, provide) => {
    lookOften(page)
    await provide(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  // The start of a server has its own time limit: it does not count for the test that happens to cause it.
  product: [
    async ({ stages, day }, provide) => {
      const product = await stages.open(day)
      await provide(product)
      await product.control.recover()
    },
    { timeout: START_MS },
  ],
  ownProduct: [
    async ({ day, isBehindEdge }, provide) => {
      const product = await startStage(day, isBehindEdge)
      await provide(product)
      await product.close()
    },
    { timeout: START_MS },
  ],
  stages: [
    async ({ isBehindEdge }, provide) => {
      const stages = createStages(isBehindEdge)
      await provide(stages)
      await stages.closeAll()
    },
    { scope: 'worker', timeout: START_MS },
  ],
})

export { expect }

export const cards = (page: Page) => page.locator('article[data-game]')
export const board = (page: Page, slug: string) => page.locator(`[data-board="${slug}"]`)

export async function openBoard(page: Page, product: Product, slug = 'nfl'): Promise<void> {
  await page.goto(`${product.url}/${slug}`)
  await expect(board(page, slug)).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
}

/** Waits until the worker controls the page: only then does a visit leave something behind. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50))
  })
}
