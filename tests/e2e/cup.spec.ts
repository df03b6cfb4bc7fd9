import { test as base, expect } from 'playwright/test'
import { pointsText } from '../../src/domain/cup/cup-points'
import { anyBoard } from '../support/boards'
import { startProduct, type Product } from '../support/product'

/** The Saturday afternoon at Bethpage: two sessions played, one decided, one on the course. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, provide) => {
      const product = await startProduct({ at: '2025-09-27T18:30:00Z', rate: 0 })
      await provide(product)
      await product.close()
    },
    // Nothing here changes it: one for all tests of the file.
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('the page tells where the cup stands and how far it is', async ({ page, product }) => {
  const { cup } = await anyBoard(product.url, 'rydercup')
  const { usa, europe } = cup!.totalPoints
  await page.goto(`${product.url}/rydercup`)
  await expect(page.getByRole('heading', { name: '2025 Ryder Cup — United States vs. Europe' })).toBeVisible()
  await expect(page.getByText('Bethpage Black, Farmingdale, NY')).toBeVisible()
  await expect(page.locator('[data-points=usa]')).toHaveText(pointsText(usa))
  await expect(page.locator('[data-points=europe]')).toHaveText(pointsText(europe))
  await expect(page.getByText('Race to 14.5 points secures the cup')).toBeVisible()
  const bars = page.getByRole('progressbar')
  await expect(bars).toHaveCount(2)
  const shares = await bars.evaluateAll((all) =>
    all.map((bar) => bar.firstElementChild!.clientWidth / bar.clientWidth),
  )
  for (const [index, points] of [usa, europe].entries()) expect(shares[index]).toBeCloseTo(points / 28, 1)
  await expect(page.getByText(`Points scored${pointsText(usa + europe)}`)).toBeVisible()
  await expect(page.getByText(`Points remaining${pointsText(28 - usa - europe)}`)).toBeVisible()
})

test('numbers of the race keep their digits together on the smallest phone', async ({ page, product }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${product.url}/rydercup`)
  const sums = page.getByRole('region', { name: 'The race' }).locator('dd')
  await expect(sums).toHaveCount(2)
  const lines = await sums.evaluateAll((all) =>
    all.map((sum) => {
      const range = document.createRange()
      range.selectNodeContents(sum)
      return range.getClientRects().length
    }),
  )
  expect(lines).toEqual([1, 1])
})

test('every match has its card, and the session being played stands on top', async ({ page, product }) => {
  const { sessions, matches } = await anyBoard(product.url, 'rydercup')
  await page.goto(`${product.url}/rydercup`)
  await expect(page.locator('[data-match]')).toHaveCount(matches.length)
  await expect(page.locator('[data-session]')).toHaveCount(sessions.length)
  await expect(page.locator('[data-session]').first()).toContainText('Saturday Four-Ball')
  const leading = matches.find(({ state, usa }) => state === 'in' && usa.score !== '')!
  const card = page.locator(`[data-match="${leading.id}"]`)
  await expect(card).toHaveAttribute('data-leader', 'usa')
  await expect(card).toContainText(leading.usa.score)
  await expect(card).toContainText(leading.europe.players[0]!.name)
})
