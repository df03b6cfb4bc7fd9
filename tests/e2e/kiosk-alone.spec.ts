import type { ScreensAnswer } from '../../src/domain/operations/fleet/screen'
import { makeUser } from '../support/users'
import { skipTo, untilReading } from './scrolling'
import { board, expect, test, untilInstalled } from './product-test'

/** A kiosk goes on without anybody, whatever happens to its page; the worker of its first visit is part of that. */
test.use({ day: 'sunday', serviceWorkers: 'allow' })

const MINUTE_MS = 60_000

test('?kiosk scrolls by itself, also after a reload, and remembers nothing', async ({ page, product }) => {
  await page.goto(`${product.url}/nfl?kiosk`)
  await untilReading(page)
  await page.reload()
  await untilReading(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).not.toHaveAttribute('data-auto-scroll', /.*/)
  expect(await page.evaluate(() => localStorage.getItem('ts-auto-scroll'))).toBeNull()
  await page.goto(`${product.url}/nfl`)
  await expect(board(page, 'nfl')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-auto-scroll', /.*/)
})

test('a kiosk begins again after a crash of the page, without a click and without a network', async ({
  page,
  product,
  context,
}) => {
  await page.goto(`${product.url}/nfl?kiosk`)
  await untilReading(page)
  await untilInstalled(page)
  await context.setOffline(true)
  const crashed = page.waitForEvent('crash')
  await Promise.race([page.goto('chrome://crash').catch(() => undefined), crashed])
  await crashed
  const next = await context.newPage()
  await next.goto(`${product.url}/nfl?kiosk`)
  await untilReading(next)
})

test('a kiosk that somebody stopped goes on when nobody has touched it for a minute', async ({
  page,
  product,
}) => {
  await page.clock.install()
  await page.goto(`${product.url}/nfl?kiosk`)
  await untilReading(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Auto-scroll is off')).toBeVisible()
  await page.clock.fastForward(MINUTE_MS)
  await untilReading(page)
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', 'paused')
  await page.clock.fastForward(MINUTE_MS)
  await untilReading(page)
})

for (const [screen, size] of [
  ['a wall', { width: 1920, height: 1080 }],
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`on a kiosk that somebody stopped on ${screen} the header covers neither the title nor a game`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize(size)
    await page.goto(`${product.url}/nfl?kiosk`)
    // On a wall all games fit the screen, so nothing scrolls there.
    await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', /.+/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'NBA' })).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    const isUncovered = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => {
          const { left, top, width } = one.getBoundingClientRect()
          return one.contains(document.elementFromPoint(left + width / 2, top + 4))
        })
    await expect.poll(() => isUncovered('[data-page-head] h1')).toBe(true)
    await expect.poll(() => isUncovered('article[data-game]')).toBe(true)
  })
}

test('a game that was opened and left open gives way to the board again', async ({ page, product }) => {
  await page.clock.install()
  await page.goto(`${product.url}/nfl?kiosk`)
  await untilReading(page)
  await page.keyboard.press('Escape')
  await page.locator('article[data-game] h2 a').nth(3).press('Enter')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await untilInstalled(page)
  await page.clock.fastForward(MINUTE_MS)
  await expect(page).toHaveURL(`${product.url}/nfl?kiosk`)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await untilReading(page)
})

test('a wall that somebody took to a page without a board goes back to its board', async ({
  page,
  product,
}) => {
  await page.clock.install()
  await page.goto(`${product.url}/nfl?kiosk`)
  await untilReading(page)
  await page.keyboard.press('Escape')
  await page.locator('[data-all]').click()
  await expect(page.locator('[data-preview=nfl]')).toBeVisible()
  await untilInstalled(page)
  await page.clock.fastForward(MINUTE_MS)
  await expect(page).toHaveURL(`${product.url}/nfl?kiosk`)
  await untilReading(page)
})

test('whoever stops a rotating wall opens other leagues, and it goes back to its list when left alone', async ({
  page,
  product,
}) => {
  await page.clock.install()
  await page.goto(`${product.url}/nfl?kiosk=nfl,nba`)
  await untilReading(page)
  await page.keyboard.press('Escape')
  await page.locator('[data-all]').click()
  await expect(page.getByRole('heading', { name: 'All leagues' })).toBeVisible()
  await page.locator('nav [data-league=mlb]').click()
  await expect(board(page, 'mlb')).toBeVisible()
  await expect(page).toHaveURL(/\/mlb\?kiosk=nfl,nba$/)
  await page.clock.fastForward(MINUTE_MS)
  await expect(page).toHaveURL(/\/(nfl|nba)\?kiosk=nfl,nba$/)
  await untilReading(page)
})

test('a kiosk that lost its board begins anew', async ({ page, product }) => {
  await page.clock.install()
  await page.goto(`${product.url}/nfl?kiosk`)
  await untilReading(page)
  await untilInstalled(page)
  await board(page, 'nfl').evaluate((element) => element.remove())
  // The shorter page scrolls with its next frame, which counts as a touch.
  await page.evaluate(() => new Promise((done) => new ResizeObserver(done).observe(document.body)))
  await page.clock.fastForward(MINUTE_MS)
  await expect(board(page, 'nfl')).toBeVisible()
  await untilReading(page)
})

test('a kiosk reports its state to operators, and begins anew after a round when one of them asks', async ({
  page,
  product,
}) => {
  const { token } = await makeUser(product, { superuser: true })
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { authorization: token, 'content-type': 'application/json' }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    return (await (await fetch(`${product.url}/api/console/${path}`, init)).json()) as ScreensAnswer
  }
  const told = page.waitForRequest('**/api/screens')
  await page.clock.install()
  await page.goto(`${product.url}/nfl?kiosk`)
  const { id } = (await told).postDataJSON() as { id: string }
  const seen = async () => (await ask('GET', 'screens')).screens.find((screen) => screen.id === id)
  await expect.poll(async () => (await seen())?.league).toBe('nfl')
  await untilReading(page)
  await page.evaluate(() => Object.assign(window, { isBefore: true }))
  await ask('POST', 'screens/reload', { id })
  const heard = page.waitForResponse('**/api/screens')
  await page.clock.fastForward(MINUTE_MS)
  expect(await (await heard).json()).toEqual({ reload: true })
  expect(await page.evaluate(() => 'isBefore' in window)).toBe(true)
  await skipTo(page, 1)
  await expect.poll(() => page.evaluate(() => 'isBefore' in window).catch(() => true)).toBe(false)
  await expect.poll(async () => (await seen())?.reloadAskedAtMs).toBeUndefined()
  await untilReading(page)
})
