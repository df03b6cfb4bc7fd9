import type { Page } from 'playwright/test'
import { ALL_SPORTS, type Sport } from '../../src/domain/league'
import type { Product } from '../support/product'
import { makeUser } from '../support/users'
import { board, cards, expect, openBoard, test } from './product-test'

/** Operators take leagues off every screen, and put them back. */
test.use({ day: 'sunday' })

const MINUTE_MS = 60_000

const PAGES_WITHOUT_TODAY = [
  '/nfl/day/2026-10-20',
  '/nfl/team/12',
  '/nhl',
  '/f1',
  '/confirm-email?token=none',
  '/admin/dashboard',
  '/developermode',
]

test('a device that was loaded while all leagues were hidden shows scores again as soon as they are shown', async ({
  page,
  ownProduct: product,
}) => {
  const switchAll = await operatorOf(product)
  const listens = pageListens(page)
  await openBoard(page, product)
  await listens
  await switchAll(false)
  await expect(page.getByText('NFL is taking a break here')).toBeVisible()
  const other = await page.context().newPage()
  await page.goto(`${product.url}/`)
  await expect(page.getByText('NFL is taking a break here')).toBeVisible()
  await other.goto(`${product.url}/all`)
  await expect(other.getByText('No leagues at the moment')).toBeVisible()
  await switchAll(true)
  await expect(board(page, 'nfl')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await expect(other.locator('[data-preview=nfl]')).toBeVisible()
})

test('a wall whose league is hidden waits for it without reloading, and then shows its board', async ({
  page,
  context,
  ownProduct: product,
}) => {
  const switchSports = await operatorOf(product)
  const listens = pageListens(page)
  await openBoard(page, product, 'nba')
  await listens
  await switchSports(false, ['NBA'])
  await expect(page.getByText('NBA is taking a break here')).toBeVisible()
  // A stream that says nothing for a minute counts as lost, so only the first wall lives through minutes in moments.
  const fast = await context.newPage()
  await fast.clock.install()
  await fast.goto(`${product.url}/nba?kiosk`)
  await expect(fast.getByText('NBA is taking a break here')).toBeVisible()
  await expect(fast.locator('html')).toHaveAttribute('data-auto-scroll', /.*/)
  await fast.evaluate(() => Object.assign(window, { isBefore: true }))
  for (let minute = 1; minute <= 3; minute++) await fast.clock.fastForward(MINUTE_MS)
  expect(await fast.evaluate(() => 'isBefore' in window)).toBe(true)
  await fast.close()
  await page.goto(`${product.url}/nba?kiosk`)
  await expect(page.getByText('NBA is taking a break here')).toBeVisible()
  await switchSports(true, ['NBA'])
  await expect(board(page, 'nba')).toBeVisible()
})

test('pages without a board of today know on a first visit which leagues are live and which are hidden', async ({
  browser,
  ownProduct: product,
}) => {
  const switchSports = await operatorOf(product)
  await switchSports(false, ['NHL'])
  for (const path of PAGES_WITHOUT_TODAY) {
    const visitor = await browser.newContext({ serviceWorkers: 'block' })
    const page = await visitor.newPage()
    const heads = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/boards')
    await page.goto(product.url + path)
    await heads
    await expect(page.locator('[data-league=nfl]'), path).toHaveAttribute('data-live', 'true')
    await expect(page.locator('[data-league=nhl]'), path).toHaveCount(0)
    await visitor.close()
  }
})

/** From then on the page hears of leagues that are switched; before, it could miss that. */
function pageListens(page: Page): Promise<unknown> {
  return page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/realtime'),
  )
}

/** Switches leagues on and off, as an operator does in the console. */
async function operatorOf({ url, ...product }: Product) {
  const { token } = await makeUser({ url, ...product }, { superuser: true })
  const headers = { authorization: token, 'content-type': 'application/json' }
  return async (isShown: boolean, sports: readonly Sport[] = ALL_SPORTS) => {
    const body = JSON.stringify(Object.fromEntries(sports.map((sport) => [sport, isShown])))
    const { status } = await fetch(`${url}/api/console/visibility`, { method: 'POST', headers, body })
    expect(status).toBe(200)
  }
}
