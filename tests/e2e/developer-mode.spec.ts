import { type Page } from 'playwright/test'
import { openPreferences, startSignedIn } from './account'
import { complaintsOfAxe } from './axe'
import { board, expect, openBoard, test } from './product-test'
import { ON_PHONES_TOO } from './sizes'

test.use({ day: 'sunday' })

const card = (page: Page) => page.locator('[data-developer-mode] article[data-game]')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test(
  'a superuser asks for the shortcut, plays with a game of the feed, replays it with the keyboard and goes back',
  ON_PHONES_TOO,
  async ({ page, context, product }) => {
    await startSignedIn(context, product, { superuser: true })
    await openBoard(page, product)
    await openPreferences(page)
    await page.getByRole('switch', { name: 'Developer Tools' }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Open Developer Mode' }).click()
    await expect(page.getByRole('heading', { name: 'Developer Mode' })).toBeVisible()

    await expect(card(page)).toBeVisible()
    await expect(page.getByLabel('Game', { exact: true })).toContainText(/^\w+ @ \w+ • Oct 25 /)
    await press(page, 'Live')
    await expect(card(page)).toHaveAttribute('data-period', '1Q • 15:00')
    const away = card(page).locator('[data-team=away]')
    const score = Number(await away.getAttribute('data-score'))
    await press(page, `${await away.getAttribute('data-abbr')} score +1`)
    await expect(away).toHaveAttribute('data-score', String(score + 1))
    expect(await complaintsOfAxe(page)).toEqual([])

    const position = page.getByRole('slider', { name: 'Position' })
    await position.press('End')
    await expect(card(page)).toHaveAttribute('data-phase', 'final')
    await position.press('Home')
    await expect(card(page)).toHaveAttribute('data-phase', 'scheduled')
    await page.getByLabel('Speed').selectOption('25x')
    await press(page, 'Play')
    await expect(card(page)).toHaveAttribute('data-phase', 'live')
    await press(page, 'Pause')

    await page.getByRole('link', { name: 'Exit Developer Mode' }).click()
    await expect(board(page, 'nfl')).toBeVisible()
  },
)

test('a guest, a premium user and an admin are led to their scores instead of Developer Mode', async ({
  browser,
  product,
}) => {
  for (const tier of ['guest', 'premium', 'admin'] as const) {
    const context = await browser.newContext()
    if (tier !== 'guest') await startSignedIn(context, product, { tier })
    const page = await context.newPage()
    await page.goto(`${product.url}/developermode`)
    await expect(board(page, 'nfl'), tier).toBeVisible()
    await expect(page.locator('[data-developer-mode]')).toHaveCount(0)
    await context.close()
  }
})
