import { board, expect, test } from './shared-product'

test('?kiosk scrolls by itself, also after a reload, and remembers nothing', async ({ page, product }) => {
  await page.goto(`${product.url}/nfl?kiosk`)
  await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', 'running')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', 'running')
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).not.toHaveAttribute('data-auto-scroll', /.*/)
  expect(await page.evaluate(() => localStorage.getItem('ts-auto-scroll'))).toBeNull()
  await page.goto(`${product.url}/nfl`)
  await expect(board(page, 'nfl')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-auto-scroll', /.*/)
})

test('an address without a league keeps the wish, and other leagues are only a link away', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/?kiosk`)
  await expect(page).toHaveURL(`${product.url}/nfl?kiosk`)
  await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', 'running')
})

test('?kiosk=nfl,nba goes on to the next league when one has been shown', async ({ page, product }) => {
  await page.goto(`${product.url}/nfl?kiosk=nfl,nba`)
  await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', 'running')
  await page.waitForTimeout(500)
  await page.evaluate(finishScrolling)
  await expect(board(page, 'nba')).toBeVisible({ timeout: 10_000 })
  await expect(page).toHaveURL(`${product.url}/nba?kiosk=nfl,nba`)
})

test('leagues that have no games are skipped', async ({ page, product }) => {
  await page.goto(`${product.url}/nfl?kiosk=rydercup,nhl`)
  await expect(board(page, 'nhl')).toBeVisible({ timeout: 15_000 })
  await expect(page).toHaveURL(`${product.url}/nhl?kiosk=rydercup,nhl`)
})

test('the screen stays lit and the pointer goes away', async ({ page, product, context }) => {
  await context.grantPermissions(['screen-wake-lock'])
  await page.addInitScript(() => {
    const request = navigator.wakeLock.request.bind(navigator.wakeLock)
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type)
      document.documentElement.dataset['lit'] = String(!lock.released)
      return lock
    }
  })
  await page.goto(`${product.url}/nfl?kiosk`)
  await expect(page.locator('html')).toHaveAttribute('data-lit', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-idle', '', { timeout: 6000 })
  await expect.poll(() => page.locator('body').evaluate((body) => getComputedStyle(body).cursor)).toBe('none')
  await page.mouse.move(100, 100)
  await page.mouse.move(120, 120)
  await expect(page.locator('html')).not.toHaveAttribute('data-idle', /.*/)
})

function finishScrolling(): void {
  for (const animation of document.getAnimations())
    if (animation.effect!.getComputedTiming().iterations === 1 && animation.playState === 'running')
      animation.finish()
}
