import type { Page } from 'playwright/test'
import { startSignedIn } from './account'
import { board, cards, expect, openBoard, test } from './product-test'

const dialog = (page: Page) => page.getByRole('dialog')

test('opens by its address over the board of its league', async ({ page, context, product }) => {
  await startSignedIn(context, product, { tier: 'verified' })
  await openBoard(page, product, 'mlb')
  const id = await cards(page).first().getAttribute('data-game')
  await page.goto(`${product.url}/mlb/game/${id}`)
  await expect(board(page, 'mlb')).toBeAttached()
  await expect(dialog(page).locator('[data-line-score] thead')).toContainText('123456789RHE')
  await expect(dialog(page).getByRole('tab')).toHaveText(['Team', 'Players', 'Scoring'])
  await dialog(page).getByRole('tab', { name: 'Players' }).click()
  const teams = dialog(page).getByRole('group', { name: 'Team' }).getByRole('button')
  await expect(teams.first()).toHaveAttribute('aria-pressed', 'true')
  await teams.last().click()
  await expect(teams.last()).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog(page).getByRole('region', { name: 'Batting' }).getByRole('row').nth(1)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(`${product.url}/mlb`)
})

test('a game that nobody knows says why there is nothing', async ({ page, product }) => {
  await product.control.fail({ route: 'summary', kind: 'status', status: 404 })
  await page.goto(`${product.url}/nfl/game/999`)
  await expect(dialog(page).getByRole('alert')).toContainText(/^Live box score failed to load: ./)
})
