import type { Page } from 'playwright/test'
import { toParText } from '../feed-sim/golf/payload/texts'
import { tournamentsOn } from '../feed-sim/golf/tournament'
import { golfViewAt } from '../feed-sim/golf/view'
import { boardWhere } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { startSignedIn } from './account'
import { complaintsOfLayout } from './overflow'
import { expect, test } from './product-test'
import { ON_PHONES_TOO } from './sizes'

/** A Saturday of golf: some are done with round 3, some on the course, some went home after the cut. */
test.use({ day: 'running-golf' })

const rows = (page: Page) => page.locator('[data-player]')

async function openGolf(page: Page, product: Product) {
  const board = await boardWhere(product.url, 'pga', 'with players on the course', ({ players }) =>
    players.some(({ state }) => state === 'playing'),
  )
  await page.goto(`${product.url}/pga`)
  await expect(rows(page).first()).toBeVisible()
  return board
}

test(
  'the leaderboard has everybody in order, with badges, the cut line and the top 20',
  ON_PHONES_TOO,
  async ({ page, product }) => {
    const { players, tournaments } = await openGolf(page, product)
    await expect(rows(page)).toHaveCount(players.length)
    await expect(page.getByRole('heading', { name: tournaments[0]!.name })).toBeVisible()
    await expect(rows(page).first()).toHaveAttribute('data-position', '1')
    await expect(rows(page).first().locator('[data-badge]')).toHaveAttribute('data-badge', 'gold')
    await expect(page.locator('[data-cut]')).toHaveText(/^Cut line (E|[+-]\d+) · those below are out$/)
    // The Top 20 does not repeat the first rows while they are in sight.
    const leaders = page.getByRole('group', { name: 'Top 20' })
    await expect(leaders).toHaveCount(0)
    await rows(page).nth(60).scrollIntoViewIfNeeded()
    await expect(leaders).toBeInViewport()
    await expect(leaders.locator('li')).toHaveCount(20)
  },
)

test('every player stands where the tour has him, with his score and the holes he has played', async ({
  page,
  stages,
}) => {
  const product = await stages.open('golf')
  const { world } = product.sim
  const [tournament] = tournamentsOn(world.slateName, '2026-06-06')
  const view = golfViewAt(world.tournament(tournament!), product.clock.start)
  await page.goto(`${product.url}/pga`)
  await expect(rows(page)).toHaveCount(view.rows.length)
  const shown = await rows(page).evaluateAll((all) =>
    all.map(({ dataset: { player, position, score } }) => `${player} ${position} ${score}`),
  )
  const known = view.rows.map(
    ({ entry, place, toPar }) => `${entry.id} ${place?.number ?? 0} ${toParText(toPar)}`,
  )
  expect(shown.toSorted()).toEqual(known.toSorted())
  const playing = view.rows.filter(({ state }) => state === 'playing')
  expect(playing.length).toBeGreaterThan(10)
  for (const { entry, thru } of playing)
    await expect(page.locator(`[data-player="${entry.id}"]`)).toHaveAttribute(
      'data-thru',
      new RegExp(`^${thru}\\*?$`),
    )
})

test('at any width no name runs into its score, nor is a word of it broken', async ({ page, stages }) => {
  await openGolf(page, await stages.open('golf'))
  for (const width of [280, 320, 360, 390, 680, 768]) {
    await page.setViewportSize({ width, height: 740 })
    // The columns are drawn anew a moment after the window has its size.
    await expect.poll(() => wrongNames(page), { message: `${width} px` }).toEqual([])
  }
})

/** Names that reach into the total beside them, or have more lines than words. */
function wrongNames(page: Page): Promise<readonly (string | null)[]> {
  return rows(page).evaluateAll((all) => {
    const rectsOf = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()]
    }
    return all.flatMap((row) => {
      const name = row.querySelector('button')!.firstChild!
      const lines = rectsOf(name)
      const [total] = rectsOf(row.querySelectorAll('[role=cell]')[2]!)
      const isBroken =
        new Set(lines.map(({ top }) => Math.round(top))).size > name.textContent!.split(' ').length
      return isBroken || Math.max(...lines.map(({ right }) => right)) >= total!.left ? [name.textContent] : []
    })
  })
}

test('the leaderboard follows the tournament by itself', async ({ page, product }) => {
  await openGolf(page, product)
  const shown = () =>
    rows(page).evaluateAll((all) => all.map((row) => [row.dataset.score, row.dataset.thru]).join('|'))
  const before = await shown()
  await expect.poll(shown, { timeout: 30_000 }).not.toBe(before)
})

test('guests see two locks below a row, and no scorecard is asked for', async ({ page, product }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openGolf(page, product)
  await rows(page).first().getByRole('button').click()
  await expect(page.locator('[data-locked="golf-stats"]')).toContainText('Live StatsUnlock')
  await expect(page.locator('[data-locked="golf-scorecards"]')).toContainText('Live ScorecardsUnlock')
  await page.locator('[data-locked="golf-scorecards"]').click({ position: { x: 5, y: 5 } })
  const metrics = await page.evaluate(() => localStorage.getItem('ts-guest-metrics'))
  expect(JSON.parse(metrics ?? '{}')).toMatchObject({ premiumAttempts: 1 })
  expect(asked.filter((path) => path.startsWith('/api/games'))).toEqual([])
})

test(
  'the names of the columns stay in sight, and the leaderboard is as wide as the page at most',
  ON_PHONES_TOO,
  async ({ page, product }) => {
    await openGolf(page, product)
    await rows(page).nth(60).scrollIntoViewIfNeeded()
    await expect(page.getByRole('columnheader', { name: 'Total' })).toBeInViewport()
    const table = await page.getByRole('table').boundingBox()
    const width = page.viewportSize()!.width
    expect(table!.x).toBeGreaterThanOrEqual(0)
    expect(table!.width).toBeLessThanOrEqual(Math.min(width, 1280))
    expect(Math.abs(table!.x * 2 + table!.width - width)).toBeLessThanOrEqual(16)
  },
)

// On a day that stands still: the row with the focus may move out of sight.
test('a player’s card opens and closes by keyboard', async ({ page, stages }) => {
  await openGolf(page, await stages.open('golf'))
  const button = rows(page).nth(1).getByRole('button')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-locked]')).toHaveCount(0)
})

test('by keyboard no bar covers the row that has the focus', async ({ page, stages }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openGolf(page, await stages.open('golf'))
  await rows(page).first().getByRole('button').focus()
  const covered: unknown[] = []
  for (const key of [...Array<string>(30).fill('Tab'), ...Array<string>(25).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    covered.push(
      await page.evaluate(() => {
        const { left, top, width, height } = document.activeElement!.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        return document.activeElement!.contains(seen) ? undefined : document.activeElement!.textContent
      }),
    )
  }
  expect(covered.filter(Boolean)).toEqual([])
})

test('on a phone that is zoomed to 200 % no number of a scorecard stands on the next', async ({
  page,
  context,
  product,
}) => {
  await page.setViewportSize({ width: 195, height: 422 })
  await startSignedIn(context, product)
  await openGolf(page, product)
  await rows(page).first().getByRole('button').click()
  await expect(page.getByRole('table', { name: /^Holes 10 to 18/ })).toBeVisible()
  expect(await complaintsOfLayout(page)).toEqual([])
})

test('on the smallest phone the counts of holes stand on one line', async ({ page, context, product }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await startSignedIn(context, product)
  await openGolf(page, product)
  await rows(page).first().getByRole('button').click()
  await expect(page.getByRole('table', { name: /^Holes 1 to 9/ })).toBeVisible()
  const figures = page.locator('[data-stat] dd')
  await expect(figures).toHaveCount(5)
  const tops = await figures.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

for (const look of [{ forcedColors: 'active' }, { media: 'print' }] as const)
  test(`a scorecard tells par, birdie and eagle apart without colours: ${JSON.stringify(look)}`, async ({
    page,
    context,
    stages,
  }) => {
    const product = await stages.open('golf')
    await startSignedIn(context, product)
    await openGolf(page, product)
    await rows(page).first().getByRole('button').click()
    await expect(page.getByRole('table', { name: /^Holes 10 to 18/ })).toBeVisible()
    await page.emulateMedia(look)
    const ringOf = (kind: string) =>
      page
        .locator(`span[aria-hidden][data-kind=${kind}]`)
        .evaluate((sign) => getComputedStyle(sign).borderTopStyle)
    expect([await ringOf('par'), await ringOf('birdie'), await ringOf('eagle')]).toEqual([
      'none',
      'solid',
      'double',
    ])
  })

test.describe('where the first tee time is noon', () => {
  // 12:00 PM is as wide as a time can be.
  test.use({ timezoneId: 'America/New_York' })

  test('a tee time and the star of the tenth tee stay together on the smallest phone', async ({ page }) => {
    const waiting = await startProduct({ at: '2026-12-31T22:00:00Z', rate: 0 })
    try {
      await page.setViewportSize({ width: 320, height: 640 })
      await boardWhere(waiting.url, 'pga', 'with tee times', ({ players }) => players.length > 0)
      await page.goto(`${waiting.url}/pga`)
      await expect(rows(page).first()).toBeVisible()
      const lines = await rows(page).evaluateAll((all) =>
        all.slice(0, 10).map((row) => {
          const range = document.createRange()
          range.selectNodeContents(row.querySelectorAll('[role=cell]')[0]!)
          return range.getClientRects().length
        }),
      )
      expect(lines).toEqual(lines.map(() => 2))
    } finally {
      await waiting.close()
    }
  })
})
