import { getBoard } from '../support/boards'
import { board, cards, expect, openBoard, test } from './product-test'
import { ON_PHONES_TOO } from './sizes'

test.use({ serviceWorkers: 'allow' })

declare global {
  interface Window {
    askedUntilDrawn: number
  }
}

test(
  'a first visit shows the games of the league, each with teams, score and period',
  ON_PHONES_TOO,
  async ({ page, product }) => {
    await openBoard(page, product)
    await expect(cards(page)).toHaveCount(16)
    const shown = await getBoard(product.url, 'nfl')
    for (const game of shown?.games ?? []) {
      const card = page.locator(`article[data-game="${game.id}"]`)
      await expect(card.locator('[data-team=home]')).toHaveAttribute('data-abbr', game.homeTeam.abbreviation)
      await expect(card.locator('[data-team=away]')).toHaveAttribute('data-abbr', game.awayTeam.abbreviation)
      await expect(card).toHaveAttribute('data-phase', /scheduled|live|final|off/)
      await expect(card).toHaveAttribute('data-period', /.+/)
    }
    await expect(board(page, 'nfl')).toHaveAttribute('data-source', 'ok')
    await expect(board(page, 'nfl')).toHaveAttribute('data-rev', /^[a-z0-9]+-\d+$/)
    await expect(board(page, 'nfl')).toHaveAttribute('data-checked-at', /^2026-10-25T/)
  },
)

test('a first visit asks for its board while its script is still on the way, and only once until it is drawn', async ({
  page,
  product,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/boards/nfl') && asked.push(request.url()))
  await page.route('**/assets/first-*.js', async (route) => {
    await expect.poll(() => asked.length).toBe(1)
    await route.continue()
  })
  await page.addInitScript(countUntilDrawn)
  await page.goto(`${product.url}/nfl`)
  await cards(page).first().waitFor()
  expect(await page.evaluate(() => window.askedUntilDrawn)).toBe(1)
})

/** Counts no further than the first card: afterwards the page asks again whether something is new. */
function countUntilDrawn(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('article[data-game]')) return
    observer.disconnect()
    const asked = performance.getEntriesByType('resource')
    window.askedUntilDrawn = asked.filter(({ name }) => name.endsWith('/api/boards/nfl')).length
  })
  observer.observe(document, { childList: true, subtree: true })
}

test('the age of the scores is on the screen', async ({ page, product }) => {
  await openBoard(page, product)
  await expect(page.getByText(/Updated (just now|\d+ s ago)/)).toBeVisible()
})

test('the address decides the league, in upper or lower case, and an unknown one leads to the last league', async ({
  page,
  product,
}) => {
  await openBoard(page, product)
  await page.locator('[data-league=nhl]').click()
  await expect(page).toHaveURL(`${product.url}/nhl`)
  await expect(board(page, 'nhl')).toBeVisible()
  await expect(page.locator('[data-league=nhl]')).toHaveAttribute('aria-current', 'page')
  for (const path of ['/', '/cricket', '/no/such/page']) {
    await page.goto(product.url + path)
    await expect(page).toHaveURL(`${product.url}/nhl`)
  }
  await page.goto(`${product.url}/MLB`)
  await expect(page).toHaveURL(`${product.url}/mlb`)
  await expect(board(page, 'mlb')).toBeVisible()
})

test('nothing on the page comes from another origin, and nothing fails', async ({ page, product }) => {
  const strangers: string[] = []
  const failures: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(product.url))
      strangers.push(request.url())
  })
  page.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error' && !isNoBoardYet(message.text(), url))
      failures.push(`${message.text()} ${url}`)
  })
  page.on('pageerror', (error) => failures.push(error.message))
  await openBoard(page, product)
  await untilLogosAreDrawn(page)
  expect(strangers).toEqual([])
  expect(failures).toEqual([])
})

/** The server answers 503 for a board that is on its way, and Chromium calls that an error. */
function isNoBoardYet(text: string, url: string): boolean {
  return text.includes('503') && url.includes('/api/boards/')
}

test('no board scrolls sideways', ON_PHONES_TOO, async ({ page, product }) => {
  for (const slug of ['nfl', 'nba', 'mlb', 'nhl']) {
    await openBoard(page, product, slug)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  }
})

async function untilLogosAreDrawn(page: Parameters<typeof cards>[0]): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('article img')
        .evaluateAll((images) => images.some((image) => (image as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true)
}

test('a visit that lost its connection after the first scores begins anew when it is back', async ({
  page,
  product,
}) => {
  let refused = 0
  await page.route('**/assets/background-*.js', async (route) => {
    refused += 1
    await route.abort()
    await page.unroute('**/assets/background-*.js')
  })
  await openBoard(page, product)
  const rev = () => board(page, 'nfl').getAttribute('data-rev')
  const first = await rev()
  await expect.poll(rev, { timeout: 20_000 }).not.toBe(first)
  expect(refused).toBe(1)
})
