import type { Page } from 'playwright/test'
import { board, cards, expect, openBoard, test, untilInstalled } from './product-test'
import { BEHIND_AN_EDGE_TOO, ONLY_ON_PHONES } from './sizes'

test.use({ serviceWorkers: 'allow' })

/** The visit that must be enough to open everything without a connection later. */
const VISIT_MS = 10_000

test(
  'after ten seconds on one league, all scores can be opened without the killed server',
  ONLY_ON_PHONES,
  async ({ page, ownProduct: product }) => {
    await visit(page, product)
    await product.kill()
    await page.reload()
    await expectScoresOffline(page, product.url)
  },
)

test(
  'after ten seconds on one league, all scores can be opened without the connection',
  { tag: [ONLY_ON_PHONES.tag, BEHIND_AN_EDGE_TOO.tag] },
  async ({ page, context, product }) => {
    await visit(page, product)
    const seenOfDay = () => page.getByRole('main').locator('hgroup p').innerText()
    expect(await seenOfDay()).toMatch(/ · \d+ live$/)
    await context.setOffline(true)
    await expect(page.getByText(/^Offline · scores as of/)).toBeVisible()
    expect(await seenOfDay()).not.toContain('live')
    // A new page takes the emulated network for a dead server: it does not know that it is offline, only that it is late.
    await page.reload()
    await expectScoresOffline(page, product.url)
    await context.setOffline(false)
    await expect(page.getByText(/Updated (just now|\d+ s ago)/)).toBeVisible({ timeout: 30_000 })
  },
)

test('a logo that was never seen is a monogram, not a broken image', async ({
  page,
  ownProduct: product,
}) => {
  await product.control.fail({ route: 'image', kind: 'status', status: 404 })
  await openBoard(page, product)
  const team = page.locator('[data-team=home]').first()
  await expect(team).toContainText((await team.getAttribute('data-abbr'))!)
  await expect.poll(() => brokenImages(page)).toBe(0)
})

async function visit(page: Page, product: Parameters<typeof openBoard>[1]): Promise<void> {
  const ends = Date.now() + VISIT_MS
  await openBoard(page, product)
  await untilInstalled(page)
  // Whatever is not stored by then has to be missing without harm.
  const timeout = Math.max(1, ends - Date.now())
  const stored = expect.poll(() => page.evaluate(hasStoredAll), { timeout, intervals: [200] })
  await stored.toBe(true).catch(() => undefined)
}

/** Whether the boards of four leagues and all logos on them lie in the browser's database. */
function hasStoredAll(): Promise<boolean> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('turbo-scores')
    opening.addEventListener('error', fail)
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction(['boards', 'logos'])
      const boards = transaction.objectStore('boards').getAll()
      const logos = transaction.objectStore('logos').getAllKeys()
      transaction.addEventListener('complete', () => {
        opening.result.close()
        const stored = boards.result as { slug: string }[]
        const slugs = new Set(stored.map(({ slug }) => slug))
        const wanted = JSON.stringify(stored).match(/\/api\/image\/[^"]+/g) ?? []
        const hasBoards = ['nfl', 'nba', 'mlb', 'nhl'].every((slug) => slugs.has(slug))
        done(hasBoards && wanted.every((path) => logos.result.includes(path)))
      })
    })
  })
}

async function expectScoresOffline(page: Page, url: string): Promise<void> {
  await expect(cards(page)).toHaveCount(16)
  await expect(page.getByText(/as of/).first()).toBeVisible({ timeout: 45_000 })
  await expect.poll(() => brokenImages(page)).toBe(0)
  await expect.poll(() => drawnImages(page)).toBeGreaterThan(0)
  for (const slug of ['nba', 'mlb', 'nhl']) {
    await page.locator(`[data-league=${slug}]`).click()
    await expect(board(page, slug)).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
    // A monogram replaces a missing logo as soon as the browser has reported the error.
    await expect.poll(() => brokenImages(page)).toBe(0)
  }
  await page.goto(`${url}/nfl`)
  await expect(cards(page)).toHaveCount(16)
}

function brokenImages(page: Page): Promise<number> {
  return page
    .locator('article img:visible')
    .evaluateAll(
      (images) =>
        (images as HTMLImageElement[]).filter((image) => image.complete && image.naturalWidth === 0).length,
    )
}

function drawnImages(page: Page): Promise<number> {
  return page
    .locator('article img:visible')
    .evaluateAll((images) => (images as HTMLImageElement[]).filter((image) => image.naturalWidth > 0).length)
}
