import type { Locator, Page } from 'playwright/test'
import { startSignedIn } from './account'
import { expect, openBoard, test } from './product-test'
import { ON_PHONES_TOO } from './sizes'

/** The browser's Back over a dialog: it closes the dialog and leaves the page where it is. */

// Only Safari's users are told how to install the app, since other browsers offer it themselves.
test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1' })

const dialogs = (page: Page) => page.locator('dialog[open]')

/** What comes from the feed stands above the facts of the board, and moves what a click is about to hit. */
const untilWhole = (boxScore: Locator) => boxScore.getByRole('tabpanel').waitFor()

async function openFromMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  await expect(dialogs(page)).toHaveCount(1)
}

test(
  'Back closes what the menu has opened, and only the next one leaves the league',
  ON_PHONES_TOO,
  async ({ page, context, product }) => {
    await startSignedIn(context, product, { tier: 'premium' })
    await openBoard(page, product, 'nba')
    await openBoard(page, product)
    for (const entry of ['Line Moves', 'Game Alerts', 'Export', 'Install App']) {
      await openFromMenu(page, entry)
      await page.goBack()
      await expect(dialogs(page), entry).toHaveCount(0)
      await expect(page, entry).toHaveURL(`${product.url}/nfl`)
    }
    await openFromMenu(page, 'Line Moves')
    await dialogs(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialogs(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(`${product.url}/nba`)
  },
)

test(
  'Back over the weather of a game closes the weather alone',
  ON_PHONES_TOO,
  async ({ page, context, product }) => {
    await startSignedIn(context, product)
    await openBoard(page, product)
    const card = page.locator('article[data-phase=live]', { has: page.locator('[data-estimated]') }).first()
    const address = `${product.url}/nfl/game/${await card.getAttribute('data-game')}`
    const boxScore = page.getByRole('dialog', { name: /^Box score/ })
    const weather = page.getByRole('dialog', { name: 'Weather' })
    await card.getByRole('link', { name: /box score$/ }).click()
    const openWeather = boxScore.getByRole('button', { name: 'Weather in detail' })
    await untilWhole(boxScore)
    await openWeather.click()
    await expect(weather).toBeVisible()
    await page.goBack()
    await expect(weather).toHaveCount(0)
    await expect(boxScore).toBeVisible()
    await expect(page).toHaveURL(address)

    await openWeather.click()
    await weather.getByRole('button', { name: 'Close' }).click()
    await boxScore.getByRole('button', { name: 'Close' }).click()
    await expect(dialogs(page)).toHaveCount(0)
    await expect(page).toHaveURL(`${product.url}/nfl`)
  },
)

test('Back does not open a game again that was closed after a dialog over it', async ({
  page,
  context,
  product,
}) => {
  await startSignedIn(context, product, { tier: 'premium' })
  await openBoard(page, product, 'nba')
  await openBoard(page, product)
  const card = page.locator('article[data-phase=live]', { has: page.locator('[data-estimated]') }).first()
  const address = `${product.url}/nfl/game/${await card.getAttribute('data-game')}`
  await openBoard(page, product, 'nba')
  await page.goto(address)
  const boxScore = page.getByRole('dialog', { name: /^Box score/ })
  await untilWhole(boxScore)
  await boxScore.getByRole('button', { name: 'Weather in detail' }).click()
  await page.getByRole('dialog', { name: 'Weather' }).getByRole('button', { name: 'Close' }).click()
  await boxScore.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(`${product.url}/nfl`)

  await openFromMenu(page, 'Line Moves')
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${product.url}/nfl`)
  await page.goBack()
  await expect(page).toHaveURL(`${product.url}/nba`)
})

test('Back puts off the question for a first password', async ({ page, context, product }) => {
  await startSignedIn(context, product, { record: { invited_by_admin: true, password_set: false } })
  await openBoard(page, product, 'nba')
  await openBoard(page, product)
  const question = page.getByRole('dialog', { name: 'Set Your Password' })
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL(`${product.url}/nfl`)
})

test("Back closes an operator's form and stays in its section", async ({ page, context, product }) => {
  await startSignedIn(context, product, { superuser: true })
  const users = `${product.url}/admin/dashboard/users`
  await openBoard(page, product)
  await page.goto(users)
  await page.getByRole('button', { name: 'Invite User' }).click()
  const form = page.getByRole('dialog', { name: 'Invite New User' })
  await expect(form).toBeVisible()
  await page.goBack()
  await expect(form).toHaveCount(0)
  await expect(page).toHaveURL(users)

  await page.getByRole('button', { name: 'Invite User' }).click()
  await form.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('searchbox').fill('ann')
  await expect(page).toHaveURL(`${users}?q=ann`)
  await page.getByRole('button', { name: 'Invite User' }).click()
  await page.goBack()
  await expect(form).toHaveCount(0)
  await expect(page).toHaveURL(`${users}?q=ann`)
  await page.goBack()
  await expect(page).toHaveURL(`${product.url}/nfl`)
})
