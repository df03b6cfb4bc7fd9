import type { Page } from 'playwright/test'
import { startSignedIn } from './account'
import { cards, expect, openBoard, test } from './product-test'
import { ON_PHONES_TOO } from './sizes'

test(
  'the stats of all games in sight come in one request',
  ON_PHONES_TOO,
  async ({ page, context, product }, { project }) => {
    await startSignedIn(context, product)
    const asked: string[][] = []
    page.on('request', (request) => {
      const ids = new URL(request.url()).searchParams.get('ids')
      if (ids !== null) asked.push(ids.split(','))
    })
    const stats = statsOf(page)
    await openBoard(page, product)
    await stats
    const first = cards(page).first()
    await expect(first.locator('[data-stat]').first()).toBeVisible()
    expect(asked[0]).toContain(await first.getAttribute('data-game'))
    expect(asked[0]!.length).toBeGreaterThan(1)
    // One value of each team stands still, so there is nothing to pause.
    await expect(first.getByRole('list', { name: 'Leaders' }).locator('[data-stat]')).toHaveCount(2)
    await expect(first.getByRole('button', { name: 'Pause the live stats' })).toHaveCount(0)
    // Where not even one has room, all of them move; each is there twice, so that the end joins the
    // beginning.
    await page.setViewportSize({ width: 200, height: 844 })
    const pause = first.getByRole('button', { name: 'Pause the live stats' })
    const most = project.name === 'phone' ? 6 : 10
    expect(await first.locator('[data-paused] [data-stat]').count()).toBeLessThanOrEqual(2 * most)
    await pause.click()
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
  },
)

test('a user who prefers less motion gets a list that stands still', async ({ page, context, product }) => {
  await startSignedIn(context, product)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const stats = statsOf(page)
  await openBoard(page, product)
  await stats
  await expect(cards(page).first().getByRole('region', { name: 'Live stats' })).toBeVisible()
  await expect(cards(page).first().getByRole('button', { name: 'Pause the live stats' })).toHaveCount(0)
})

test('a guest unlocks by key or by a press, and each attempt is remembered on the device', async ({
  page,
  product,
}) => {
  await openBoard(page, product)
  const unlock = cards(page).first().getByRole('button', { name: 'Unlock' })
  await unlock.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Get closer to the game' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(unlock).toBeFocused()
  // The focus ring lies inside the button: the card ends right beside it and would cut off a ring around it.
  await expect(unlock).toHaveCSS('outline-offset', '-3px')
  await unlock.click()
  await expect(page.getByRole('dialog', { name: 'Get closer to the game' })).toBeVisible()
  expect(page.url()).toBe(`${product.url}/nfl`)
  expect(await premiumAttempts(page)).toBe(2)
})

test('a user from whom an operator took the permission is told whom to ask, and no stats are asked for', async ({
  page,
  context,
  product,
}) => {
  await startSignedIn(context, product, { overrides: { view_player_stats: false } })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openBoard(page, product)
  await expect(
    cards(page).first().getByRole('img', { name: 'Your account has no access to this. Ask an operator.' }),
  ).toBeVisible()
  await expect(cards(page).getByRole('button', { name: 'Unlock' })).toHaveCount(0)
  expect(asked.filter((url) => url.includes('part=stats'))).toEqual([])
})

test('stats give way to locks when the session has left the device while the page stayed open', async ({
  page,
  context,
  product,
}) => {
  await startSignedIn(context, product)
  const stats = statsOf(page)
  await openBoard(page, product)
  await stats
  await expect(cards(page).first().locator('[data-stat]').first()).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('pocketbase_auth'))
  // The page asks again when a row has changed, at the latest after a minute, which takes twelve seconds here.
  await expect(cards(page).first().getByRole('button', { name: 'Unlock' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
})

/** The first to ask for a whole screen of games waits while the server fetches them one after another. */
function statsOf(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => response.url().includes('part=stats'))
}

async function premiumAttempts(page: Page): Promise<unknown> {
  const metrics = await page.evaluate(() => localStorage.getItem('ts-guest-metrics'))
  return (JSON.parse(metrics ?? '{}') as { premiumAttempts?: number }).premiumAttempts
}
