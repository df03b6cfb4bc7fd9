import type { Page } from 'playwright/test'
import type { Product } from '../support/product'
import { board, cards, expect, openBoard, test } from './product-test'
import { ON_PHONES_TOO, ONLY_ON_PHONES } from './sizes'

test.use({ day: 'sunday' })

const COMPACT = { key: 'ts-preferences', value: JSON.stringify({ compactMode: true }) }

test('a card leads as a whole to the box score of its game', ON_PHONES_TOO, async ({ page, product }) => {
  await openBoard(page, product)
  const card = cards(page).first()
  const id = await card.getAttribute('data-game')
  await expect(card.getByRole('link').first()).toHaveAttribute('href', `/nfl/game/${id}`)
  const team = await card.locator('[data-team=home]').boundingBox()
  const { x, y, width, height } = team!
  const hit = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left!, top!)?.closest('a')?.getAttribute('href'),
    [x + width / 2, y + height / 2],
  )
  expect(hit).toBe(`/nfl/game/${id}`)
})

test(
  'wherever one has scrolled to, nothing of a card lies above the head or takes its taps',
  ONLY_ON_PHONES,
  async ({ page, product }) => {
    await openBoard(page, product, 'nba')
    await expect(
      cards(page).first().locator('[data-ticker-slot] a, [data-ticker-slot] button'),
    ).not.toHaveCount(0)
    const pierced = await page.evaluate(() => {
      const head = document.querySelector('[data-board] > header')!
      return Array.from({ length: 70 }, (_, step) => {
        scrollTo(0, step * 23)
        const { left, right, top, bottom } = head.getBoundingClientRect()
        const points = [0.05, 0.25, 0.5, 0.75, 0.95].flatMap((share) =>
          [0.2, 0.5, 0.8].map(
            (depth) => [left + (right - left) * share, top + (bottom - top) * depth] as const,
          ),
        )
        return points.filter(([x, y]) => document.elementFromPoint(x, y)?.closest('article')).length
      })
    })
    expect(pierced).toEqual(pierced.map(() => 0))
  },
)

test('the header of a desk tells how the game stands that one is looking at', async ({ page, product }) => {
  await openBoard(page, product)
  const told = page.locator('[data-situation]')
  const expectToldOfCardInView = async (id: string) => {
    const card = page.locator(`article[data-game="${id}"]`)
    await expect(card).toBeInViewport()
    for (const side of ['home', 'away']) {
      const { abbr, score } = await card.locator(`[data-team=${side}]`).evaluate(({ dataset }) => dataset)
      await expect(told).toContainText(abbr!)
      await expect(told).toContainText(score!)
    }
    await expect(told).toContainText((await card.getAttribute('data-period'))!)
  }
  await expect(told).toBeVisible()
  const first = (await told.getAttribute('data-situation'))!
  await expectToldOfCardInView(first)
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect(told).not.toHaveAttribute('data-situation', first)
  await expectToldOfCardInView((await told.getAttribute('data-situation'))!)
})

test('a compact board shows sixteen games without scrolling', ON_PHONES_TOO, async ({ page, product }) => {
  await openCompact(page, product)
  const { needed, given } = await roomOfGames(page)
  expect(needed).toBeLessThanOrEqual(given)
})

test('on a wall sixteen compact games are large enough to fill it', async ({ page, product }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openCompact(page, product)
  const { needed, given } = await roomOfGames(page)
  expect(needed).toBeLessThanOrEqual(given)
  expect(needed).toBeGreaterThan(given / 2)
})

async function openCompact(page: Page, product: Product): Promise<void> {
  await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), COMPACT)
  await openBoard(page, product)
  await expect(cards(page)).toHaveCount(16)
}

function roomOfGames(page: Page): Promise<{ needed: number; given: number }> {
  return board(page, 'nfl').evaluate((root) => ({
    needed: root.querySelector('ul')?.getBoundingClientRect().height ?? Infinity,
    given: innerHeight - (root.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
  }))
}

test(
  'the longest names and scores are neither cut off nor wider than their card',
  ON_PHONES_TOO,
  async ({ page, product }) => {
    await openBoard(page, product)
    // Names of 40 letters do not occur in the feed of the day; what counts is the room that the card gives them.
    await board(page, 'nfl').evaluate((root) => {
      for (const row of root.querySelectorAll('[data-team]')) {
        const [name] = row.querySelectorAll('p')
        if (name?.lastChild) name.replaceChildren('Northwestern Massachusetts Thunderbirds!')
      }
    })
    const overflowing = await cards(page).evaluateAll(
      (all) =>
        all.flatMap((card) => [...card.querySelectorAll('p')]).filter((p) => p.scrollWidth > p.clientWidth)
          .length,
    )
    expect(overflowing).toBe(0)
  },
)
