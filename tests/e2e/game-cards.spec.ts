import type { Page } from 'playwright/test'
import { board, cards, expect, openBoard, test } from './product-test'
import { live } from './screens/game-states'
import { rewriteGames } from './screens/rewrite'
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
  'at any scroll position no part of a card covers the head of the page or takes its taps',
  ONLY_ON_PHONES,
  async ({ page, product }) => {
    await openBoard(page, product, 'nba')
    await expect(cards(page).first().locator('[data-locked]')).not.toHaveCount(0)
    const pierced = await page.evaluate(() => {
      const head = document.querySelector('[data-page-head]')!
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

test('the header of a desk shows the score of the game in view', async ({ page, product }) => {
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
    const period = (await card.getAttribute('data-period'))!
    await expect(told).toContainText(period === 'HALF' ? 'Halftime' : period)
  }
  await expect(told).toBeVisible()
  const first = (await told.getAttribute('data-situation'))!
  await expectToldOfCardInView(first)
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect(told).not.toHaveAttribute('data-situation', first)
  await expectToldOfCardInView((await told.getAttribute('data-situation'))!)
})

const LEAST_WHOLE = [
  { width: 390, height: 844, whole: 4 },
  { width: 320, height: 568, whole: 2 },
  { width: 844, height: 390, whole: 2 },
  { width: 1440, height: 900, whole: 12 },
] as const

test('on each size of screen a guest sees its least number of whole live games without scrolling', async ({
  page,
  product,
}) => {
  await rewriteGames(page, 'nfl', (games) =>
    games.map((game) => live(game, '4Q • 12:34', { ...SECOND_DOWN, possession: game.awayTeam.abbreviation })),
  )
  await openBoard(page, product)
  await expect(cards(page)).toHaveCount(16)
  for (const { width, height, whole } of LEAST_WHOLE) {
    await page.setViewportSize({ width, height })
    expect.soft(await wholeCards(page), `${width} x ${height}`).toBeGreaterThanOrEqual(whole)
  }
})

const SECOND_DOWN = {
  kind: 'football',
  down: 2,
  distance: 10,
  yardLine: 12,
  possessionText: 'PIT 12',
  downDistanceText: '2nd & 10 at PIT 12',
  homeTimeouts: 3,
  awayTimeouts: 1,
} as const

test('in compact mode a phone and a desk show sixteen whole games, and a wall fills itself with them', async ({
  page,
  product,
}) => {
  await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), COMPACT)
  await rewriteGames(page, 'nfl', (games) => games.map((game) => live(game, '4Q • 12:34')))
  await openBoard(page, product)
  await expect(cards(page)).toHaveCount(16)
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect.soft(await wholeCards(page), `${width} x ${height}`).toBe(16)
  }
  const { needed, given } = await page.locator('[data-group]').evaluate((list) => {
    const { top, height } = list.getBoundingClientRect()
    return { needed: height, given: innerHeight - top }
  })
  expect(needed).toBeGreaterThan(given / 2)
})

/** Cards that are completely between the head and the bottom of the screen. */
function wholeCards(page: Page): Promise<number> {
  return cards(page).evaluateAll((all) => {
    const head = document.querySelector('[data-page-head]')!.getBoundingClientRect().bottom
    const boxes = all.map((card) => card.getBoundingClientRect())
    return boxes.filter(({ top, bottom }) => top >= head - 0.5 && bottom <= innerHeight + 0.5).length
  })
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
