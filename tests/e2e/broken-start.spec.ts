import { startNetworkBetween, type NetworkBetween } from '../support/network-between'
import { cards, expect, test as base, untilInstalled } from './product-test'
import { untilReading } from './scrolling'

const test = base.extend<{ network: NetworkBetween }>({
  network: async ({ product }, provide) => {
    const network = await startNetworkBetween(product.url)
    await provide(network)
    network.close()
  },
})

test.use({ serviceWorkers: 'allow' })

const isScript = (path: string) => path.startsWith('/assets/first-') && path.endsWith('.js')
const isStyle = (path: string) => path.endsWith('.css')

test('a first visit whose script does not come says so, and starts by itself when it can', async ({
  page,
  network,
}) => {
  network.decide((path) => (isScript(path) ? 'cut' : 'arrives'))
  await page.goto(`${network.url}/nfl`)
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
  network.decide((path) => (isScript(path) ? 'sign-in page' : 'arrives'))
  await expect(page.getByRole('alert')).toContainText('Does this network ask you to sign in?')
  network.decide(() => 'arrives')
  await expect(cards(page)).toHaveCount(16)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a first visit needs no file of styles for its scores', async ({ page, network }) => {
  network.decide((path) => (isStyle(path) ? 'cut' : 'arrives'))
  await page.goto(`${network.url}/nfl`)
  await expect(cards(page)).toHaveCount(16)
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px')
})

test('a sign-in page never becomes part of the app, and a cache that was emptied or poisoned heals', async ({
  page,
  network,
}) => {
  let installing = false
  network.decide((path) => {
    installing ||= path === '/service-worker.js'
    return installing && path !== '/service-worker.js' ? 'sign-in page' : 'arrives'
  })
  await page.goto(`${network.url}/nfl`)
  await expect(cards(page)).toHaveCount(16)
  await expect.poll(() => page.evaluate(hasWorker), { timeout: 20_000 }).toBe('refused')
  expect(await page.evaluate(pagesInPlaceOfParts)).toEqual([])

  network.decide(() => 'arrives')
  await page.reload()
  await untilInstalled(page)
  await page.evaluate(emptyAndPoison)
  await page.reload()
  // The page finds its script poisoned and reloads until it is whole, so a reload may interrupt this question.
  const poisoned = () => page.evaluate(pagesInPlaceOfParts).catch(() => ['the page begins anew'])
  await expect.poll(poisoned, { timeout: 20_000 }).toEqual([])
  await expect(cards(page)).toHaveCount(16, { timeout: 20_000 })
  await expect.poll(() => page.evaluate(keptParts)).toBeGreaterThan(30)
  network.decide(() => 'cut')
  await page.reload()
  await expect(cards(page)).toHaveCount(16)
})

test('a screen that did not load says so, and loads by itself when it can', async ({ page, network }) => {
  // The question whether the server is there gets no answer; otherwise the page would reload before anybody could read
  // it.
  network.decide((path) => (/\/assets\/leaderboard|\/api\/time/.test(path) ? 'cut' : 'arrives'))
  await page.goto(`${network.url}/pga`)
  const tryAgain = page.getByRole('button', { name: 'Try Again' })
  await expect(tryAgain).toBeVisible()
  await tryAgain.click()
  await expect(page.getByText('The server cannot be reached.')).toBeVisible()
  network.decide(() => 'arrives')
  await expect(page.locator('[data-board=pga]')).toBeVisible()
})

test('a wall whose part for walls did not come begins anew until it has it', async ({ page, network }) => {
  const isForWalls = (path: string) => path.startsWith('/assets/auto-scroll-screen')
  network.decide((path) => (isForWalls(path) ? 'cut' : 'arrives'))
  await page.goto(`${network.url}/?kiosk=nfl`)
  await expect(cards(page)).toHaveCount(16)
  await expect.poll(() => network.log.some(({ path }) => isForWalls(path))).toBe(true)
  network.decide(() => 'arrives')
  await untilReading(page)
  await expect(page).toHaveURL(`${network.url}/nfl?kiosk=nfl`)
})

async function hasWorker(): Promise<string> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return 'refused'
  return registration.installing ? 'installing' : 'installed'
}

/**
 * Leaves the cache as after an eviction, with entries as in an earlier version, which kept what a network sent in the
 * app's place.
 */
async function emptyAndPoison(): Promise<void> {
  const name = (await caches.keys()).find((one) => one.includes('precache'))!
  const keys = await (await caches.open(name)).keys()
  await caches.delete(name)
  const poisoned = keys.filter(({ url }) => /index\.html|first-.*\.js/.test(url))
  const cache = await caches.open(name)
  for (const key of poisoned) {
    const headers = { 'content-type': key.url.includes('.html') ? 'text/html' : 'text/javascript' }
    await cache.put(key, new Response('Sign in to this network', { headers }))
  }
}

async function keptParts(): Promise<number> {
  const name = (await caches.keys()).find((one) => one.includes('precache'))
  return name === undefined ? 0 : (await (await caches.open(name)).keys()).length
}

async function pagesInPlaceOfParts(): Promise<string[]> {
  const found: string[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const text = await (await cache.match(request))!.text()
      if (text.includes('Sign in to this network')) found.push(request.url)
    }
  }
  return found
}
