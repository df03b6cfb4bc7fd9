import type { Page } from 'playwright/test'
import { startSignedIn } from './account'
import { cards, expect, openBoard, test } from './product-test'

/** The text that replaces an age on paper. */
const printedMoment = (page: Page, of: string) =>
  page.locator(`${of} [data-printed]`).evaluate((age) => getComputedStyle(age, '::after').content)

test('on paper a board is light, tells the moment of its scores and has nothing to press; an opened game stands alone', async ({
  page,
  product,
}) => {
  await openBoard(page, product)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(cards(page).first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator(':is(button, input, header a):visible')).toHaveCount(0)
  expect(await printedMoment(page, '[data-board]')).toMatch(
    /^"Scores as of Sun, Oct 25, 2026, \d+:\d\d [AP]M /,
  )
  await page.emulateMedia({ media: 'screen' })
  await cards(page).first().getByRole('link').first().click()
  await expect(page.getByRole('dialog').locator('[data-printed]')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(cards(page).first()).toBeHidden()
  await expect(page.getByRole('dialog').locator('header')).toBeInViewport()
  await expect(page.locator(':is(button, input):visible')).toHaveCount(0)
  expect(await printedMoment(page, 'dialog')).toMatch(/^"As of Sun, Oct 25, 2026, /)
})

test('on paper a season and a day tell the moment of their games', async ({ page, context, product }) => {
  await startSignedIn(context, product, { tier: 'verified' })
  await page.goto(`${product.url}/nfl/team/12`)
  await expect(page.locator('[data-split=Home]')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(await printedMoment(page, 'main')).toMatch(/^"As of Sun, Oct 25, 2026, /)
  await expect(page.getByText(/ago|just now/).filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.goto(`${product.url}/nfl/day/2026-10-18`)
  await expect(cards(page).first()).toBeVisible()
  await page.route('**/api/days/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('As it was')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(await printedMoment(page, 'main')).toMatch(/^"As of Sun, Oct 25, 2026, /)
  await expect(page.getByText(/ago|just now/).filter({ visible: true })).toHaveCount(0)
})
