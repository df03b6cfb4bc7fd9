import type { Page } from 'playwright/test'
import { startNetworkBetween, type NetworkBetween } from '../support/network-between'
import { cards, expect, test as base } from './product-test'

const test = base.extend<{ network: NetworkBetween }>({
  network: async ({ product }, provide) => {
    const network = await startNetworkBetween(product.url)
    await provide(network)
    network.close()
  },
})

const ages = (page: Page) => page.locator('[data-preview] p[data-freshness]')
/** A league whose scores are not fresh has the badge too, but hidden. */
const badges = (page: Page) =>
  page.locator('[data-preview] h2 + span').getByText('Live', { exact: true }).filter({ visible: true })
const areAll = async (page: Page, reason: string) =>
  (await ages(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['freshness']))).every(
    (one) => one === reason,
  )

test('a page of all leagues says on each card that the server is lost, and when it is back all are fresh at once', async ({
  page,
  network,
}) => {
  await page.goto(`${network.url}/all`)
  // The other leagues come when the server first asks for them, which can be a minute later.
  for (const slug of ['nfl', 'nba', 'mlb', 'nhl'])
    await expect(page.locator(`[data-preview=${slug}] p[data-freshness]`)).toBeVisible()
  await expect.poll(() => areAll(page, 'fresh')).toBe(true)
  await expect(badges(page).first()).toBeVisible()

  network.decide(() => 'error page')
  network.sever()
  await expect.poll(() => areAll(page, 'unreachable'), { timeout: 20_000 }).toBe(true)
  await expect(badges(page)).toHaveCount(0)
  await expect(page.locator('nav [data-league]').getByText('Live').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText('Turbo Scores cannot be reached right now.')).toBeVisible()

  network.decide(() => 'arrives')
  await expect.poll(() => areAll(page, 'fresh')).toBe(true)
  await expect(badges(page).first()).toBeVisible()
})

test('logos that failed come when they can, while their cards stand', async ({ page, network }) => {
  const isPicture = (path: string) => path.startsWith('/api/image/')
  const pictures = cards(page).locator('img')
  network.decide((path) => (isPicture(path) ? 'error page' : 'arrives'))
  await page.clock.install()
  await page.goto(`${network.url}/nfl`)
  await expect(cards(page)).toHaveCount(16)
  // By then the cards have been drawn for the last time.
  await expect.poll(() => network.log.some(({ path }) => path === '/api/realtime')).toBe(true)
  const asked = () => new Set(network.log.map(({ path }) => path).filter(isPicture)).size
  await expect.poll(asked).toBe(32)
  await expect(pictures).toHaveCount(0)
  network.decide(() => 'arrives')
  await page.clock.fastForward(2 * 60_000)
  await expect(pictures).toHaveCount(32)
})

test('a browser that calls itself offline is not believed while answers come', async ({ page, network }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false, configurable: true }),
  )
  await page.goto(`${network.url}/nfl`)
  await expect(page.locator('[data-board=nfl]')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await expect(page.getByText(/^Updated/)).toBeVisible()
  // The page has asked and subscribed, so from now on it notices when the connection is lost.
  await expect.poll(() => network.log.filter(({ path }) => path === '/api/realtime').length).toBe(2)
  network.decide(() => 'cut')
  network.sever()
  await expect(page.getByText(/^Offline · scores as of/)).toBeVisible()
})

test('a dialog whose code does not come is missed in sight, on a long board, too', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/assets/opened-settings-*.js', (route) => route.abort())
  await page.goto(`${product.url}/nfl`)
  await expect(page.locator('article[data-game]')).toHaveCount(16)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page.getByText('This could not be loaded.')).toBeInViewport()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('This could not be loaded.')).toHaveCount(0)
})
