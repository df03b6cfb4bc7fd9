import type { Page } from 'playwright/test'
import { startSignedIn } from '../account'
import { expect, openBoard, test, untilInstalled } from '../product-test'

const dialog = (page: Page) => page.getByRole('dialog')
const firstLive = (page: Page) => page.locator('article[data-phase=live]').first()
const boxScoreOf = (page: Page) => firstLive(page).getByRole('link', { name: /^Box score/ })

test('opens from the card; back, Escape and the close button lead to the board again', async ({
  page,
  context,
  product,
}) => {
  await startSignedIn(context, product, { tier: 'verified' })
  await openBoard(page, product)
  const id = await firstLive(page).getAttribute('data-game')
  const close = {
    back: () => page.goBack(),
    escape: () => page.keyboard.press('Escape'),
    button: () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    beside: () => page.mouse.click(5, 5),
  }
  for (const leave of Object.values(close)) {
    await boxScoreOf(page).click()
    await expect(page).toHaveURL(`${product.url}/nfl/game/${id}`)
    await expect(dialog(page).locator('[data-line-score] thead')).toHaveText('TeamQ1Q2Q3Q4Total')
    await leave()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(`${product.url}/nfl`)
  }
})

test('follows the game while it is open', async ({ page, context, product }) => {
  await startSignedIn(context, product, { tier: 'verified' })
  await openBoard(page, product)
  const id = (await firstLive(page).getAttribute('data-game'))!
  await boxScoreOf(page).click()
  const total = dialog(page).locator('[data-line-score] tbody tr').last().locator('td').last()
  const before = Number(await total.textContent())
  await product.control.score(id, 'home', 6)
  await expect.poll(async () => Number(await total.textContent())).toBeGreaterThanOrEqual(before + 6)
})

test('shows the last opened one offline, with its age', async ({ page, context, product }) => {
  await startSignedIn(context, product)
  await openBoard(page, product)
  await untilInstalled(page)
  await boxScoreOf(page).click()
  const lineScore = dialog(page).locator('[data-line-score] tbody')
  await expect(lineScore).toBeVisible()
  const address = page.url()
  await product.kill()
  await page.goto(address)
  await expect(lineScore).toBeVisible()
  await expect(dialog(page).getByText(/saved (just now|\d+ (s|min) ago)$/)).toBeVisible()
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
  await expect(firstLive(page).getByText('Live Stats')).toBeVisible()
  await boxScoreOf(page).click()
  await expect(dialog(page).getByText('Feature requires Registered access')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Unlock' })).toBeVisible()
  await expect(dialog(page).locator('[data-line-score]')).toHaveCount(0)
  expect(asked.filter((url) => url.includes('part=stats'))).toEqual([])
  expect(bodies.map((body) => Object.keys(JSON.parse(body) as object))).toEqual(
    bodies.map(() => ['id', 'sport', 'status', 'locked']),
  )
})

test('who is registered sees the box score and a lock on the scoring plays', async ({
  page,
  context,
  product,
}) => {
  await startSignedIn(context, product)
  await openBoard(page, product)
  await boxScoreOf(page).click()
  await expect(dialog(page).locator('[data-line-score]')).toBeVisible()
  await dialog(page).getByRole('tab', { name: 'Scoring' }).click()
  await expect(dialog(page).getByText('Feature requires Verified access')).toBeVisible()
})
