import type { Page } from 'playwright/test'
import { expect, openBoard, test, untilInstalled } from './product-test'
import { live } from './screens/game-states'
import { rewriteGames } from './screens/rewrite'
import { ON_PHONES_TOO } from './sizes'

test.use({ day: 'sunday', serviceWorkers: 'allow' })

/** Nothing moves by itself while a page builds up: the sum of all layout shifts is 0. */

test('nothing shifts on a cold start, nor on a warm one', ON_PHONES_TOO, async ({ page, product }) => {
  await page.addInitScript(watchShifts)
  await openBoard(page, product)
  await untilComplete(page)
  expect(await shiftsOf(page), 'cold').toEqual([])
  await untilInstalled(page)
  await page.reload()
  await untilComplete(page)
  expect(await shiftsOf(page), 'warm').toEqual([])
})

for (const slug of ['mlb', 'pga'] as const) {
  test(
    `nothing shifts when ${slug} is opened from another league`,
    ON_PHONES_TOO,
    async ({ page, product }) => {
      await page.addInitScript(watchShifts)
      await openBoard(page, product)
      await untilComplete(page)
      await page.goto(page.url().replace('nfl', slug))
      await expect(page.locator('article[data-game], [data-player]').first()).toBeVisible()
      await untilComplete(page)
      expect(await shiftsOf(page)).toEqual([])
    },
  )
}

test(
  'no card moves when the scores of an earlier visit are confirmed',
  ON_PHONES_TOO,
  async ({ page, product }) => {
    await openBoard(page, product)
    await untilInstalled(page)
    await untilComplete(page)
    await page.route('**/api/boards/nfl', async (route) => {
      await new Promise((done) => setTimeout(done, 1000))
      await route.continue()
    })
    await page.evaluate(ageScores)
    await page.reload()
    const place = () => page.locator('article[data-game]').first().boundingBox()
    await expect(page.getByText(/^Scores as of/)).toBeVisible()
    const before = await place()
    await expect(page.getByText(/^Updated/)).toBeVisible()
    expect(await place()).toEqual(before)
  },
)

/** As if the visit had been ten minutes ago. */
function ageScores(): Promise<void> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('turbo-scores')
    opening.addEventListener('error', fail)
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction('boards', 'readwrite')
      const boards = transaction.objectStore('boards')
      const reading = boards.get('nfl')
      reading.addEventListener('success', () => {
        const stored = reading.result as { checkedAt: string }
        const checkedAt = new Date(Date.parse(stored.checkedAt) - 600_000).toISOString()
        boards.put({ ...stored, checkedAt })
      })
      transaction.addEventListener('complete', () => done())
    })
  })
}

test('in a break the field has the room of the words, and the card keeps its height', async ({
  page,
  product,
}) => {
  await rewriteGames(page, 'nfl', ([game]) => [
    live({ ...game!, id: 'played' }, '2Q • 0:04', THIRD_DOWN),
    live({ ...game!, id: 'broken' }, 'HALF', THIRD_DOWN),
  ])
  await openBoard(page, product)
  const [played, broken] = await Promise.all([fieldOf(page, 'played'), fieldOf(page, 'broken')])
  expect(played.below).toBeGreaterThan(20)
  expect(broken.below).toBeLessThan(6)
  expect(broken.room).toBeCloseTo(played.room, 0)
})

const THIRD_DOWN = {
  kind: 'football',
  down: 3,
  distance: 7,
  yardLine: 14,
  possessionText: 'SEA 14',
  downDistanceText: '3rd & 7 at SEA 14',
} as const

/** How high the place of the field is in a card, and how far below its upper edge the field begins. */
const fieldOf = (page: Page, game: string) =>
  page.locator(`[data-game=${game}] [style*="--home"][aria-hidden]`).evaluate((field) => {
    const [place, own] = [field.parentElement!.getBoundingClientRect(), field.getBoundingClientRect()]
    return { room: place.height, below: own.top - place.top }
  })

interface Watched extends Window {
  shifts: string[]
}

function watchShifts() {
  const seen = window as unknown as Watched
  seen.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      sources: { node?: Node }[]
    })[]) {
      const moved = entry.sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 90) : '',
      )
      seen.shifts.push(`${entry.value.toFixed(4)} ${moved.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).shifts)

/** The parts that come after the first scores have arrived, with their pictures, and nothing more is on its way. */
async function untilComplete(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration)
    const isQuiet = performance.now() - Math.max(0, ...ends) > 600
    return isQuiet && [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
  })
}
