import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { builtSites } from '../../scripts/builds/built-sites'
import { indexSite } from '../../scripts/index-site'
import type { Product } from '../support/product'
import { showLeague } from '../support/show-league'
import { makeUser } from '../support/users'
import { signIn, signOut } from './account'
import { board, expect, openBoard, test, untilInstalled } from './product-test'
import { ON_PHONES_TOO } from './sizes'

test.use({ serviceWorkers: 'allow', day: 'sunday' })

declare global {
  interface Window {
    letThrough: () => void
  }
}

/** Opens a board, and waits until the worker has the page and what it looks like. */
async function visit(page: Page, product: Product): Promise<void> {
  await openBoard(page, product)
  await untilInstalled(page)
  await expect.poll(() => keptFrames(page)).toEqual(['/', '/nfl'])
}

/** The addresses whose pages are kept for the next visit with scores in them. */
const keptFrames = async (page: Page) =>
  (await keptPages(page))
    .filter(({ html }) => html.includes('<div id="last-frame"'))
    .map(({ path }) => path)
    .toSorted()

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('pages-'))
    if (name === undefined) return []
    const cache = await caches.open(name)
    return Promise.all(
      (await cache.keys()).map(async (key) => ({
        path: new URL(key.url).pathname,
        html: await (await cache.match(key))!.text(),
      })),
    )
  })

/** The app gets no board to draw until the returned function is called. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held = new Promise<void>((resolve) => (window.letThrough = resolve))
    let early: Window['early']
    Object.defineProperty(window, 'early', {
      get: () => early,
      set: (begun: Window['early']) => {
        early = { ...begun, board: held.then(() => begun.board) }
      },
    })
  })
  return () => page.evaluate(() => window.letThrough())
}

/** The first game's state, and each team's name, record and score; a logo may still be on its way. */
const wordsOf = (place: Locator) =>
  place.locator('article').first().locator('[data-stage], [data-team] p').allInnerTexts()

test(
  'a second visit shows its scores before the app is there, with their age',
  ON_PHONES_TOO,
  async ({ page, product }) => {
    await visit(page, product)
    const last = await wordsOf(page.locator('#root'))
    const letThrough = await holdApp(page)
    await page.goto(`${product.url}/nfl`, { waitUntil: 'commit' })
    const frame = page.locator('#last-frame')
    await expect(frame.locator('article [data-score]').first()).toBeVisible()
    expect(await wordsOf(frame)).toEqual(last)
    await expect(frame.locator('article [data-score]').last()).toBeVisible()
    await expect(frame.getByText(/^Updated (just now|\d+ (s|min|h|d) ago)$/)).toBeVisible()
    await expect(page.locator('#root')).toBeEmpty()
    await letThrough()
    await expect(page.locator('#root').locator('article').first()).toBeVisible()
    await expect(frame).toHaveCount(0)
  },
)

test('old scores shown before the app is there say how old they are, and nothing on them says LIVE', async ({
  page,
  product,
}) => {
  await visit(page, product)
  await page.evaluate(() => {
    const clock = JSON.parse(localStorage.getItem('ts-clock') ?? '{}') as { start: number }
    localStorage.setItem('ts-clock', JSON.stringify({ ...clock, start: clock.start + 2 * 3_600_000 }))
  })
  await holdApp(page)
  await page.goto(`${product.url}/nfl`, { waitUntil: 'commit' })
  const frame = page.locator('#last-frame')
  await expect(frame.getByText('Updated 2 h ago')).toBeVisible()
  await expect(frame.getByText('Live', { exact: true }).filter({ visible: true })).toHaveCount(0)
})

test('a picture that is not asked for yet leaves its place empty', async ({ page, product }) => {
  await openBoard(page, product)
  const visibility = await page.evaluate(
    () => getComputedStyle(document.body.appendChild(new Image())).visibility,
  )
  expect(visibility).toBe('hidden')
})

test('whoever opens the app without a league sees the one that was open last', async ({ page, product }) => {
  await visit(page, product)
  const letThrough = await holdApp(page)
  await page.goto(product.url, { waitUntil: 'commit' })
  await expect(page.locator('#last-frame [data-board=nfl]')).toBeVisible()
  await letThrough()
  await expect(board(page, 'nfl')).toBeVisible()
})

test('nobody is shown another league than the one that was open last', async ({ page, product }) => {
  await visit(page, product)
  await page.evaluate(() => localStorage.setItem('ts-last-sport', 'nhl'))
  const letThrough = await holdApp(page)
  await page.goto(product.url, { waitUntil: 'domcontentloaded' })
  await expect(page.locator('#last-frame')).toHaveCount(0)
  await letThrough()
  await expect(board(page, 'nhl')).toBeVisible()
})

test('the next visit shows no scores of a league that operators have hidden', async ({
  page,
  ownProduct: product,
}) => {
  await visit(page, product)
  await showLeague(product, 'NFL', false)
  await expect(page.getByText('NFL is taking a break here')).toBeVisible()
  await expect.poll(() => keptFrames(page)).toEqual([])
})

test('signing out deletes all kept pages of the user', async ({ page, product }) => {
  const user = await makeUser(product, { tier: 'verified' })
  await visit(page, product)
  await signIn(page, user)
  await openBoard(page, product, 'nhl')
  await expect.poll(() => framesOfUsers(page)).toBe(2)
  // The sign-out keeps a guest's page in the place of one of them; the others must be deleted too.
  await openBoard(page, product)
  await expect.poll(() => framesOfUsers(page)).toBe(3)
  await signOut(page)
  await expect.poll(() => framesOfUsers(page)).toBe(0)
})

/** How many kept pages show the menu of somebody who is signed in. */
const framesOfUsers = async (page: Page) =>
  (await keptPages(page)).filter(({ html }) => html.includes('data-guest="false"')).length

test('the browser opens the page of a league by itself, without network and without starting the worker', async ({
  page,
  ownProduct: product,
}) => {
  await visit(page, product)
  await page.goto('about:blank')
  await product.kill()
  await stopWorkers(page)
  // Nobody has opened `/nba` yet.
  for (const path of ['/nfl', '/', '/nba']) {
    await page.goto(product.url + path, { waitUntil: 'commit' })
    const answered = () => page.evaluate(whoAnswered)
    await expect.poll(answered, path).toMatchObject({ page: 'cache', script: 'cache' })
  }
  await page.goto(`${product.url}/nfl`, { waitUntil: 'commit' })
  await expect(page.locator('#root').locator('article').first()).toBeVisible()
})

test('the browser asks the server for scores by itself, and the worker for pictures', async ({
  page,
  product,
}) => {
  await visit(page, product)
  await page.goto(`${product.url}/nfl`)
  const answered = () => page.evaluate(whoAnswered)
  await expect.poll(answered).toMatchObject({ scores: 'network', picture: '' })
})

test('a page that opens a board cannot send it elsewhere later', async ({ page, product }) => {
  await visit(page, product)
  await page.goto(`${product.sim.url}/`)
  const opens = page.waitForEvent('popup')
  await page.evaluate((url) => void Object.assign(window, { opened: window.open(url) }), `${product.url}/nfl`)
  const popup = await opens
  await expect(board(popup, 'nfl')).toBeVisible()
  await expect(popup).toHaveURL(`${product.url}/nfl`)
  expect(await popup.evaluate(() => window.opener === null)).toBe(true)
  // The opener sees a page that has separated from it as closed.
  expect(await page.evaluate(() => (window as unknown as { opened: Window }).opened.closed)).toBe(true)
})

async function stopWorkers(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await cdp.detach()
}

/** What answered by the worker's static routes; empty where the worker itself was asked. */
function whoAnswered(): Readonly<Record<string, string | undefined>> {
  type Entry = PerformanceEntry & { readonly workerFinalSourceType?: string }
  const answered = (type: string, name: RegExp): Entry | undefined =>
    performance.getEntriesByType(type).find((entry) => name.test(entry.name))
  return {
    page: answered('navigation', /./)?.workerFinalSourceType,
    script: answered('resource', /\/assets\/first-.*\.js$/)?.workerFinalSourceType,
    scores: answered('resource', /\/api\/boards\//)?.workerFinalSourceType,
    picture: answered('resource', /\/api\/image\//)?.workerFinalSourceType,
  }
}

test('where the browser has no static routing, the worker puts the scores into the page', async ({
  page,
  ownProduct: product,
}) => {
  const site = withoutRoutes()
  await product.kill()
  await product.start({ SITE_DIR: site })
  await openBoard(page, product)
  await untilInstalled(page)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/nfl')))).toBe(true)
  expect(await keptPages(page)).toEqual([])
  await holdApp(page)
  await page.goto(`${product.url}/nfl`, { waitUntil: 'commit' })
  await expect(page.locator('#last-frame article [data-score]').first()).toBeVisible()
  rmSync(site, { recursive: true })
})

/** The same app with a worker that finds no static routing in its browser. */
function withoutRoutes(): string {
  const dir = mkdtempSync(join(tmpdir(), 'turbo-site-'))
  cpSync(builtSites('dist')[0]!, dir, { recursive: true })
  const worker = join(dir, 'service-worker.js')
  writeFileSync(worker, `delete InstallEvent.prototype.addRoutes;${readFileSync(worker, 'utf8')}`)
  indexSite(dir)
  return dir
}
