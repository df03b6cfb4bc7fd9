import type { Locator, Page } from 'playwright/test'
import type { Product } from '../support/product'
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

const keptFrames = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('last-frames')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname).toSorted()
  })

/** The app gets no board to draw until it is let through. */
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
    await expect(frame.getByText(/^Updated (just now|\d+ (s|min|h|d) ago)$/)).toBeVisible()
    await expect(page.locator('#root')).toBeEmpty()
    await letThrough()
    await expect(page.locator('#root').locator('article').first()).toBeVisible()
    await expect(frame).toHaveCount(0)
  },
)

test('old scores that are shown so say how old they are, and nothing on them says LIVE', async ({
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

test('whoever signs out leaves nothing of it behind', async ({ page, product }) => {
  const user = await makeUser(product, { tier: 'verified' })
  await visit(page, product)
  await signIn(page, user)
  await openBoard(page, product, 'nhl')
  await expect.poll(() => framesOfUsers(page)).toBe(2)
  // What this page looks like as a guest is kept in the place of one of them, and the other must go too.
  await openBoard(page, product)
  await expect.poll(() => framesOfUsers(page)).toBe(3)
  await signOut(page)
  await expect.poll(() => framesOfUsers(page)).toBe(0)
})

/** How many of them show the menu of somebody who is signed in. */
const framesOfUsers = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('last-frames')
    const frames = await Promise.all(
      (await cache.keys()).map(async (key) => (await (await cache.match(key))!.json()) as { html: string }),
    )
    return frames.filter(({ html }) => html.includes('data-guest="false"')).length
  })
