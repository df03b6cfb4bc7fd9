import type { Page } from 'playwright/test'
import { rewriteGames } from './screens/rewrite'
import { untilReading } from './scrolling'
import { board, expect, test } from './product-test'

test.use({ day: 'sunday' })

test('?kiosk without a league opens the first league as a kiosk', async ({ page, product }) => {
  await page.goto(`${product.url}/?kiosk`)
  await untilReading(page)
  await expect(page).toHaveURL(`${product.url}/nfl?kiosk`)
})

test('?kiosk=nfl,nba goes on to the next league when one has been shown, and round again', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/nfl?kiosk=nfl,nba`)
  await showUntil(page, 'nba')
  await expect(board(page, 'nba')).toBeVisible()
  await expect(page).toHaveURL(`${product.url}/nba?kiosk=nfl,nba`)
  await untilReading(page)
  await showUntil(page, 'nfl')
  await expect(board(page, 'nfl')).toBeVisible()
})

test('a kiosk skips leagues that have no games, such as last year’s cup', async ({ page, product }) => {
  await page.goto(`${product.url}/rydercup?kiosk=rydercup,nhl`)
  await page.waitForURL(`${product.url}/nhl?kiosk=rydercup,nhl`)
  await expect(board(page, 'nhl')).toBeVisible()
})

test('a kiosk keeps the screen lit, also after the page was hidden, and while somebody has stopped it', async ({
  page,
  product,
  context,
}) => {
  await context.grantPermissions(['screen-wake-lock'])
  await page.addInitScript(() => {
    const request = navigator.wakeLock.request.bind(navigator.wakeLock)
    const locks: WakeLockSentinel[] = []
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type)
      locks.push(lock)
      return lock
    }
    Object.assign(window, { litBy: () => locks.filter(({ released }) => !released).length, locks })
  })
  await page.goto(`${product.url}/nfl?kiosk`)
  await untilReading(page)
  await expect.poll(() => litBy(page)).toBe(1)
  await page.evaluate(async () => {
    const { locks } = window as unknown as { locks: WakeLockSentinel[] }
    await locks[0]!.release()
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => litBy(page)).toBe(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).not.toHaveAttribute('data-auto-scroll', /.*/)
  // A lock of the test's own is given back later than one that the page would give back.
  await page.evaluate(async () => (await navigator.wakeLock.request('screen')).release())
  expect(await litBy(page)).toBe(1)
})

const isWhole = (page: Page) => page.evaluate(() => document.fullscreenElement === document.documentElement)

test('a kiosk asks for the whole screen, and goes on in a window where that is refused', async ({
  page,
  product,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = function () {
      this.setAttribute('data-asked', '')
      return Promise.reject(new TypeError('Permissions check failed'))
    }
  })
  await page.goto(`${product.url}/nfl?kiosk`)
  await untilReading(page)
  await expect(page.locator('html')).toHaveAttribute('data-asked', '')
  expect(await isWhole(page)).toBe(false)
  expect(errors).toEqual([])
})

test('the menu gives the whole screen and takes it back', async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${product.url}/nfl`)
  const menu = page.getByRole('banner').getByRole('button', { name: /^Menu/ })
  for (const [entry, whole] of [
    ['Fullscreen', true],
    ['Exit Fullscreen', false],
  ] as const) {
    await menu.click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
    await expect.poll(() => isWhole(page)).toBe(whole)
  }
})

test('on a kiosk the pointer and the controls go away after 3 s, and come back with the mouse', async ({
  page,
  product,
}) => {
  await page.clock.install()
  await page.goto(`${product.url}/nfl?kiosk`)
  await untilReading(page)
  const controls = page.getByRole('complementary', { name: 'Auto-scroll' })
  await page.clock.fastForward(3000)
  await expect(page.locator('body')).toHaveCSS('cursor', 'none')
  await expect(controls.locator('..')).toHaveCSS('opacity', '0')
  await page.mouse.move(100, 100)
  await page.mouse.move(120, 120)
  await expect(page.locator('body')).not.toHaveCSS('cursor', 'none')
  await expect(controls.locator('..')).toHaveCSS('opacity', '1')
})

test('on a wall letters are read from five metres and nothing asks to sign in', async ({ page, product }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(`${product.url}/nfl?kiosk`)
  const wall = page.locator('[data-wall=whole]')
  await expect(wall.locator('article[data-game]')).toHaveCount(16)
  // 15 mm on a screen of 55 inches, which is 1218 mm wide.
  const least = 15 / (1218 / 1920)
  for (const name of await wall.locator('[data-team] p:has(+ p)').all())
    expect(await name.evaluate(heightOfCapitals)).toBeGreaterThanOrEqual(least)
  await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', 'still')
  await expect(page.getByRole('button', { name: 'Sign In' })).not.toBeInViewport()
  await expect(page.getByRole('navigation', { name: 'Leagues' })).not.toBeInViewport()
  await expect(page.getByText('Unlock')).toHaveCount(0)
})

const LANDSCAPE = { width: 1920, height: 1080 }
const UPRIGHT = { width: 1080, height: 1920 }

for (const [games, size, rows, whole] of [
  [4, LANDSCAPE, [2, 2], true],
  [7, LANDSCAPE, [3, 3, 1], true],
  [16, LANDSCAPE, [4, 4, 4, 4], true],
  [17, LANDSCAPE, [4, 4, 4, 4, 1], false],
  [9, UPRIGHT, Array<number>(9).fill(1), true],
] as const) {
  test(`on a wall of ${size.width} px ${games} games stand in rows of ${rows.join(', ')}`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize(size)
    await rewriteGames(page, 'nfl', (all) =>
      [...all, ...all].slice(0, games).map((game, index) => ({ ...game, id: `${index}` })),
    )
    await page.goto(`${product.url}/nfl?kiosk`)
    await expect(page.locator('article[data-game]')).toHaveCount(games)
    const shown = await rowsOf(page)
    expect(shown.map(({ count }) => count)).toEqual(rows)
    // A last row that is not full stands in the middle.
    for (const { left, right } of shown) expect(Math.abs(left - right)).toBeLessThan(2)
    expect(Math.max(...shown.map(({ bottom }) => bottom)) <= size.height).toBe(whole)
    if (whole) await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', 'still')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
  })
}

/** How many cards each row has, and how much room is left beside it. */
function rowsOf(page: Page) {
  return page.evaluate(() => {
    const list = document.querySelector('[data-board] ul:has(> li > article)')!.getBoundingClientRect()
    const cards = [...document.querySelectorAll('article[data-game]')].map((card) =>
      card.getBoundingClientRect(),
    )
    const rows = Map.groupBy(cards, ({ top }) => Math.round(top))
    return [...rows.values()].map((row) => ({
      count: row.length,
      left: row[0]!.left - list.left,
      right: list.right - row.at(-1)!.right,
      bottom: Math.max(...row.map(({ bottom }) => bottom)),
    }))
  })
}

/** Skips to the end of the list as often as needed: boards of other leagues arrive after the first scores. */
async function showUntil(page: Page, slug: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      // The page itself checks the address: one step later the next list would be skipped as well.
      if (location.pathname === `/${wanted}`) return true
      for (const animation of document.getAnimations()) {
        const { duration, iterations } = animation.effect!.getComputedTiming()
        if (iterations === 1 && Number(duration) > 5000) animation.currentTime = duration as number
      }
      return false
    },
    slug,
    { polling: 200 },
  )
}

const litBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { litBy?: () => number }).litBy?.() ?? -1)

/** The height of capital letters as painted, in pixels. */
function heightOfCapitals(element: Element): number {
  const canvas = document.createElement('canvas').getContext('2d')!
  canvas.font = getComputedStyle(element).font
  return canvas.measureText('H').actualBoundingBoxAscent
}
