import type { Page } from 'playwright/test'
import { openPreferences, startSignedIn } from './account'
import { linesOf } from './lines-of'
import { board, cards, expect, openBoard, test, untilInstalled } from './product-test'
import { scheduled } from './screens/game-states'
import { rewriteGames } from './screens/rewrite'
import { ON_PHONES_TOO, ONLY_ON_PHONES } from './sizes'

const dialog = (page: Page) => page.getByRole('dialog')
const firstLive = (page: Page) => page.locator('article[data-phase=live]').first()
const boxScoreOf = (page: Page) => firstLive(page).getByRole('link', { name: /box score$/ })
const lineScore = (page: Page) => dialog(page).locator('[data-line-score]')

test(
  'a box score opens by its address over the board of its league',
  ON_PHONES_TOO,
  async ({ page, context, product }) => {
    await startSignedIn(context, product, { tier: 'verified' })
    await openBoard(page, product, 'mlb')
    const id = await cards(page).first().getAttribute('data-game')
    await page.goto(`${product.url}/mlb/game/${id}`)
    await expect(board(page, 'mlb')).toBeAttached()
    await expect(lineScore(page).locator('thead')).toContainText('123456789RHE')
    await expect(dialog(page).getByRole('tab')).toHaveText(['Team', 'Players', 'Scoring'])
    await dialog(page).getByRole('tab', { name: 'Players' }).click()
    const teams = dialog(page).getByRole('group', { name: 'Team' }).getByRole('button')
    await expect(teams.first()).toHaveAttribute('aria-pressed', 'true')
    await teams.last().click()
    await expect(teams.last()).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog(page).getByRole('region', { name: 'Batting' }).getByRole('row').nth(1)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(`${product.url}/mlb`)
  },
)

test('a box score opened by its address has the focus without a ring; Tab goes round in it, Escape leaves it', async ({
  page,
  product,
}) => {
  await openBoard(page, product)
  const id = await cards(page).first().getAttribute('data-game')
  await page.goto(`${product.url}/nfl/game/${id}`)
  await expect(dialog(page).getByRole('button', { name: 'Unlock' })).toBeVisible()
  await expect(dialog(page)).toBeFocused()
  expect(await ringOf(page)).toBe('none')
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused()
  expect(await ringOf(page)).not.toBe('none')
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await isInDialog(page)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${product.url}/nfl`)
})

test('on a desk the day and the time of a game to come stand on one line', async ({ page, product }) => {
  const inThreeDays = (3 * 24 + 4) * 60
  await rewriteGames(page, 'nfl', (games) => games.slice(0, 1).map((game) => scheduled(game, inThreeDays)))
  await openBoard(page, product)
  await cards(page)
    .first()
    .getByRole('link', { name: /box score$/ })
    .click()
  const start = dialog(page).locator('header p > span')
  await expect(start).toHaveText(/^\w{3}, Oct 2\d · \d+:\d\d [AP]M$/)
  for (const width of [960, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => linesOf(start), `${width} px`).toBe(1)
  }
})

test('an unknown game says why there is nothing, and leads back to the games of its league', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/nfl/game/999`)
  await expect(dialog(page).getByRole('alert')).toContainText(/^Live box score failed to load: ./)
  await dialog(page).getByRole('button', { name: 'All NFL games' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${product.url}/nfl`)
})

const ringOf = (page: Page) => page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)

/** Between the dialog's last stop and its first the focus may go to the browser's own controls. */
const isInDialog = (page: Page) =>
  page.evaluate(() => document.activeElement!.matches('dialog, dialog *, body'))

const WAYS_OUT: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the way back': (page) => page.goBack(),
  Escape: (page) => page.keyboard.press('Escape'),
  'the close button': (page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  'a press beside it': (page) => page.mouse.click(5, 5),
}

test(
  'a box score opens from the card; every way out leads to the board and the same card again',
  ON_PHONES_TOO,
  async ({ page, context, product }) => {
    await startSignedIn(context, product, { tier: 'verified' })
    await openBoard(page, product)
    const id = await firstLive(page).getAttribute('data-game')
    const link = page.locator(`article[data-game="${id}"]`).getByRole('link', { name: /box score$/ })
    for (const [way, leave] of Object.entries(WAYS_OUT))
      await test.step(way, async () => {
        await link.click()
        await expect(page).toHaveURL(`${product.url}/nfl/game/${id}`)
        await expect(lineScore(page).locator('thead')).toHaveText('TeamQ1Q2Q3Q4Total')
        await leave(page)
        await expect(dialog(page)).toHaveCount(0)
        await expect(page).toHaveURL(`${product.url}/nfl`)
        await expect(link).toBeFocused()
      })
  },
)

test('a double click opens a box score, and does not close it again', async ({ page, context, product }) => {
  await startSignedIn(context, product, { tier: 'verified' })
  await openBoard(page, product)
  // The second click falls beside the dialog.
  await boxScoreOf(page).dblclick({ position: { x: 5, y: 5 } })
  await expect(lineScore(page)).toBeVisible()
  await expect(page).toHaveURL(/\/nfl\/game\//)
})

test('a box score follows its game while it is open', async ({ page, context, product }) => {
  await startSignedIn(context, product, { tier: 'verified' })
  await openBoard(page, product)
  const id = (await firstLive(page).getAttribute('data-game'))!
  await page.goto(`${product.url}/nfl/game/${id}`)
  const total = lineScore(page).locator('tbody tr').last().locator('td').last()
  await expect(total).toBeVisible()
  const before = Number(await total.textContent())
  await product.control.score(id, 'home', 6)
  await expect
    .poll(async () => Number(await total.textContent()), { timeout: 20_000 })
    .toBeGreaterThanOrEqual(before + 6)
})

test('with auto refresh off a box score stands still until Refresh is pressed', async ({
  page,
  context,
  product,
}) => {
  await startSignedIn(context, product, { tier: 'verified' })
  await openBoard(page, product)
  await openPreferences(page)
  await page.getByRole('switch', { name: 'Auto refresh' }).press('Space')
  await page.keyboard.press('Escape')
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/games\/nfl\/\d+$/.test(request.url())) asked.push(request.url())
  })
  await boxScoreOf(page).click()
  await expect(lineScore(page)).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  // A game under way is asked for every 10 s otherwise.
  await expect(dialog(page).getByText(/^Updated (3\d s|[1-9] min) ago$/)).toBeVisible({ timeout: 15_000 })
  expect(asked).toHaveLength(1)
  await dialog(page).getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => asked.length).toBe(2)
})

/**
 * These tests need the worker: what it keeps, and that it gives nobody what is not theirs. The other tests
 * run without it.
 */
test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'the last opened box score is shown offline, with its age',
    ONLY_ON_PHONES,
    async ({ page, context, product }) => {
      await startSignedIn(context, product)
      await openBoard(page, product)
      await untilInstalled(page)
      await boxScoreOf(page).click()
      await expect(lineScore(page)).toBeVisible()
      await context.setOffline(true)
      await page.reload()
      await expect(lineScore(page)).toBeVisible()
      await expect(dialog(page).getByText(/saved (just now|\d+ (s|min) ago)$/)).toBeVisible()
    },
  )

  test('a box score opened offline for the first time says how old the score is, and does not say LIVE', async ({
    page,
    context,
    product,
  }) => {
    await openBoard(page, product)
    await untilInstalled(page)
    await context.setOffline(true)
    await boxScoreOf(page).click()
    await expect(dialog(page).getByText(/^Offline · scores as of \d/)).toBeVisible()
    await expect(dialog(page).getByText('Live', { exact: true })).toBeHidden()
  })

  test('a guest sees locks and not a byte of stats', async ({ page, product }) => {
    const bodies: string[] = []
    const asked: string[] = []
    page.on('response', async (response) => {
      if (!response.url().includes('/api/games/')) return
      asked.push(response.url())
      bodies.push(await response.text())
    })
    await openBoard(page, product)
    await expect(firstLive(page).getByRole('button', { name: /^Unlock Live Stats/ })).toBeVisible()
    await boxScoreOf(page).click()
    await expect(dialog(page).getByText('Feature requires Registered access')).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Unlock' })).toBeVisible()
    await expect(lineScore(page)).toHaveCount(0)
    expect(asked.filter((url) => url.includes('part=stats'))).toEqual([])
    expect(bodies.map((body) => Object.keys(JSON.parse(body) as object))).toEqual(
      bodies.map(() => ['id', 'sport', 'status', 'matchup', 'scores', 'locked']),
    )
    // The facts that everybody may see make it worth opening.
    await expect(dialog(page).locator('[data-fact="Where"]')).toBeVisible()
    await expect(dialog(page).locator('[data-fact="Last play"]')).toBeVisible()
  })
})

test('a registered user sees the box score and a lock on the scoring plays', async ({
  page,
  context,
  product,
}) => {
  await startSignedIn(context, product)
  await openBoard(page, product)
  await boxScoreOf(page).click()
  await expect(lineScore(page)).toBeVisible()
  await dialog(page).getByRole('tab', { name: 'Scoring' }).click()
  await expect(dialog(page).getByRole('tabpanel').getByText('Feature requires Verified access')).toBeVisible()
})
