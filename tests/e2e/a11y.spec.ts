import { expect, type Page } from 'playwright/test'
import { linesOf } from './lines-of'
import { complaintsOfLayout } from './overflow'
import { cards, openBoard, test } from './product-test'
import { rewriteGames } from './screens/rewrite'
import { ON_PHONES_TOO } from './sizes'

test.use({ day: 'sunday' })

test('the keyboard gets past the leagues in one step', async ({ page, product }) => {
  await openBoard(page, product)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the scores' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test(
  'Tab leads through the whole page, and the focused element is always in sight and ringed',
  ON_PHONES_TOO,
  async ({ page, product }) => {
    await rewriteGames(page, 'nfl', (games) => games.slice(0, 2))
    await openBoard(page, product)
    await expect(page.locator('[data-locked=ticker]').first()).toBeVisible()
    await expect(page.locator('[data-invitation]')).toBeVisible()
    const stops: Stop[] = []
    do {
      await page.keyboard.press('Tab')
      stops.push(await focusedStop(page))
    } while (stops.at(-1)!.name !== '' && stops.length < 60)
    // After the last stop the focus leaves the page.
    const inside = stops.slice(0, -1)
    expect(inside.length).toBeGreaterThan(10)
    expect(inside.filter(({ isSeen, isRinged }) => !isSeen || !isRinged)).toEqual([])
  },
)

test('every task goes by keyboard: another league, a box score and back, the menu, a search', async ({
  page,
  product,
}) => {
  await openBoard(page, product)
  const card = cards(page).first().getByRole('link').first()
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(card).toBeFocused()
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Other Days' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeFocused()
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('zzzz')
  await expect(page.getByText('No games found')).toBeVisible()
  await page.locator('[data-league=nhl]').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/nhl$/)
})

test(
  'what can be pressed is 24 px wide and high, and 44 px where the thumb goes most',
  ON_PHONES_TOO,
  async ({ page, product }) => {
    await openBoard(page, product)
    await expect(page.locator('[data-locked=ticker]').first()).toBeVisible()
    expect(await smallerThan(page, 24, 'a, button, input, select')).toEqual([])
    expect(await smallerThan(page, 44, 'header a, header button, search, dialog button')).toEqual([])
  },
)

test('head and leagues take 104 px at most on an upright phone and one row on its side, and the search opens over the title', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openBoard(page, product)
  const title = page.locator('main header').first()
  const leagues = page.getByRole('navigation', { name: 'Leagues' })
  const boxes = async () => ({ head: (await title.boundingBox())!, foot: (await leagues.boundingBox())! })
  const upright = await boxes()
  expect(upright.head.y + upright.head.height + upright.foot.height).toBeLessThanOrEqual(104)
  expect(upright.foot.y + upright.foot.height).toBe(844)
  const field = page.getByRole('searchbox')
  await expect(field).toBeHidden()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(field).toBeFocused()
  await page.keyboard.type('zzzz')
  await expect(page.getByText('No games found')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.setViewportSize({ width: 844, height: 390 })
  const lying = await boxes()
  expect(Math.max(lying.head.y + lying.head.height, lying.foot.y + lying.foot.height)).toBeLessThanOrEqual(56)
})

const ZOOMED = {
  'a desk at 200 %': { width: 720, height: 450 },
  'a desk at 400 %': { width: 360, height: 225 },
  'a phone at 200 %': { width: 195, height: 422 },
} as const

test('zoomed to 200 and 400 % everything is there and nothing scrolls sideways', async ({
  page,
  product,
}) => {
  await openBoard(page, product)
  for (const [what, size] of Object.entries(ZOOMED)) {
    await page.setViewportSize(size)
    await expect(cards(page), what).toHaveCount(16)
    expect.soft(await complaintsOfLayout(page), what).toEqual([])
  }
})

test('on a phone with text of twice the size a game has its status in words and a day its whole date', async ({
  page,
  product,
}) => {
  await page.setViewportSize(ZOOMED['a phone at 200 %'])
  await openBoard(page, product)
  await cards(page).first().getByRole('link').first().click()
  const game = page.getByRole('dialog')
  const status = game.locator('header p > span').last()
  await expect(status).toBeVisible()
  expect(await linesOf(status)).toBeLessThanOrEqual(2)
  const close = await game.getByRole('button', { name: 'Close' }).boundingBox()
  expect((await status.boundingBox())!.y).toBeGreaterThanOrEqual(close!.y + close!.height)
  await page.goto(`${product.url}/nfl/day/2025-12-06`)
  const day = await page.getByLabel('Day', { exact: true }).and(page.locator('input')).boundingBox()
  expect(day!.width).toBeGreaterThan(110)
})

test('forced colours leave every sign that is nothing but a colour', async ({ page, product }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openBoard(page, product)
  const paper = await backgroundOf(page, 'body')
  const signs = ['[data-league=nfl]', '[data-possession]', 'article [data-look=dot]']
  for (const sign of signs) expect.soft(await backgroundOf(page, sign), sign).not.toBe(paper)
  await openMenuEntry(page, 'Settings')
  await page.getByRole('button', { name: 'Preferences' }).click()
  const switches = await page.getByRole('switch').evaluateAll((all) =>
    all.map((one) => {
      const [ground, knob] = [getComputedStyle(one), getComputedStyle(one, '::after')]
      return { ground: ground.backgroundColor, knob: knob.backgroundColor }
    }),
  )
  expect(switches.filter(({ ground, knob }) => ground === knob)).toEqual([])
  expect(new Set(switches.map(({ ground }) => ground)).size, 'on and off').toBe(2)
})

test('the words of a notice come a moment after their region: screen readers announce no others', async ({
  page,
  context,
  product,
}) => {
  await openBoard(page, product)
  const atFirst = page.evaluate(
    () =>
      new Promise<string>((seen) => {
        const watch = new MutationObserver(() => {
          const words = document.querySelector('[role=status] > svg + p')
          if (!words) return
          watch.disconnect()
          seen(getComputedStyle(words).visibility)
        })
        watch.observe(document.body, { childList: true, subtree: true })
      }),
  )
  await context.setOffline(true)
  expect(await atFirst).toBe('hidden')
  await expect(page.getByText('You are offline.')).toBeVisible()
})

function backgroundOf(page: Page, selector: string): Promise<string> {
  const element = page.locator(selector).first()
  return element.evaluate((one) => getComputedStyle(one).backgroundColor)
}

async function openMenuEntry(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name }).click()
}

interface Stop {
  /** Empty when the focus is outside the page. */
  readonly name: string
  readonly isSeen: boolean
  readonly isRinged: boolean
}

function focusedStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return { name: '', isSeen: false, isRinged: false }
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isSeen = right > left && bottom > 0 && top < innerHeight && left > -1 && right < innerWidth + 1
    const rings = [getComputedStyle(element), getComputedStyle(element, '::after')]
    const isRinged = rings.some(
      (style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
    )
    return { name: element.outerHTML.slice(0, 120), isSeen, isRinged }
  })
}

function smallerThan(page: Page, limit: number, selector: string): Promise<readonly string[]> {
  return page.evaluate(
    ({ least, what }) =>
      [...document.querySelectorAll(what)]
        .filter((target) => target.checkVisibility() && target.getClientRects().length > 0)
        .map((target) => ({ text: target.outerHTML.slice(0, 120), box: target.getBoundingClientRect() }))
        // An element one pixel wide is for screen readers only.
        .filter(({ box }) => box.width > 1 && (box.width < least - 0.5 || box.height < least - 0.5))
        .map(({ text, box }) => `${box.width} x ${box.height}: ${text}`),
    { least: limit, what: selector },
  )
}
