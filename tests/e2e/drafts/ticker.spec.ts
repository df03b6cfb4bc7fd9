import { startSignedIn } from '../account'
import { cards, expect, openBoard, test } from '../product-test'

test('the stats of all games in sight come in one request', async ({ page, context, product }, {
  project,
}) => {
  await startSignedIn(context, product)
  const asked: string[][] = []
  page.on('request', (request) => {
    const ids = new URL(request.url()).searchParams.get('ids')
    if (ids !== null) asked.push(ids.split(','))
  })
  await openBoard(page, product)
  const first = cards(page).first()
  await expect(first.locator('[data-stat]').first()).toBeVisible()
  expect(asked[0]).toContain(await first.getAttribute('data-game'))
  expect(asked[0]!.length).toBeGreaterThan(1)
  // Each stat stands there twice, so that the end joins the beginning; six on a phone, ten elsewhere.
  const most = project.name === 'phone' ? 6 : 10
  expect(await first.locator('[data-stat]').count()).toBeLessThanOrEqual(2 * most)
  const pause = first.getByRole('button', { name: 'Pause the live stats' })
  await pause.click()
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
})

test('who wants less motion gets a list that stands still', async ({ page, context, product }) => {
  await startSignedIn(context, product)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openBoard(page, product)
  await expect(cards(page).first().getByRole('region', { name: 'Live stats' })).toBeVisible()
  await expect(cards(page).first().getByRole('button', { name: 'Pause the live stats' })).toHaveCount(0)
})
