import { test as base, expect, type Page } from 'playwright/test'
import { anyBoard } from '../support/boards'
import { startProduct, type Product } from '../support/product'

/** A Sunday with sixteen football games under way and the other leagues playing too, five times as fast as life: faster, the simulated feed of eight leagues would keep its test waiting. */
const STANDARD_SUNDAY = { at: '2026-10-25T18:30:00Z', rate: 5, slate: 'standard' } as const

export const test = base.extend<{ product: Product }>({
  product: async ({}, provide) => {
    const product = await startProduct(STANDARD_SUNDAY)
    for (const slug of ['nfl', 'nba', 'mlb', 'nhl'] as const) await anyBoard(product.url, slug)
    await provide(product)
    await product.close()
  },
})

export { expect }

export const cards = (page: Page) => page.locator('article[data-game]')
export const board = (page: Page, slug: string) => page.locator(`[data-board="${slug}"]`)

export async function openBoard(page: Page, product: Product, slug = 'nfl'): Promise<void> {
  await page.goto(`${product.url}/${slug}`)
  await expect(board(page, slug)).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
}

/** Until the worker is in charge of the page: only then does a visit leave something behind. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50))
  })
}
