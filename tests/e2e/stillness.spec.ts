import type { Page } from 'playwright/test'
import { expect, openBoard, test, untilInstalled } from './product-test'
import type { Game } from '../../src/domain/game/game'
import { live, longNamed } from './screens/game-states'
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
    let confirm = () => {}
    const areSeen = new Promise<void>((done) => (confirm = done))
    await page.route('**/api/boards/nfl', async (route) => {
      await areSeen
      await route.continue()
    })
    await page.evaluate(ageScores)
    await page.reload()
    const place = () => page.locator('article[data-game]').first().boundingBox()
    await expect(page.getByText(/^Scores as of/)).toBeVisible()
    const before = await place()
    confirm()
    await expect(page.getByText(/^Updated/)).toBeVisible()
    expect(await place()).toEqual(before)
  },
)

/** Makes the stored scores look ten minutes older. */
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

test(
  'no text on a card moves when the score, the possession or the event changes',
  ON_PHONES_TOO,
  async ({ page, product }) => {
    await rewriteGames(page, 'nfl', (games) =>
      MOMENTS.map((moment, index) => moment(longNamed(games[0]!), `${index}`)),
    )
    await openBoard(page, product)
    await expect(page.locator('article[data-game]')).toHaveCount(MOMENTS.length)
    const layouts = await page.locator('article[data-game]').evaluateAll((cards) =>
      cards.map((card) => {
        const { left, top, height } = card.getBoundingClientRect()
        const parts = [...card.querySelectorAll('[data-team] p:not([class*=score]), [data-field], img')]
        const places = parts.map((part) => part.getBoundingClientRect())
        return [height, ...places.map((place) => `${place.left - left} ${place.top - top} ${place.width}`)]
      }),
    )
    for (const layout of layouts) expect(layout).toEqual(layouts[0])
  },
)

const THIRD_DOWN = {
  kind: 'football',
  down: 3,
  distance: 7,
  yardLine: 14,
  possessionText: 'SEA 14',
  downDistanceText: '3rd & 7 at SEA 14',
} as const

/** One game at moments that are minutes apart. */
const MOMENTS: readonly ((game: Game, id: string) => Game)[] = [
  (game, id) => live(scored(game, id, 9), '2Q • 0:04', THIRD_DOWN),
  (game, id) =>
    live(scored(game, id, 10), '2Q • 0:01', { ...THIRD_DOWN, possession: game.homeTeam.abbreviation }),
  (game, id) =>
    live(scored(game, id, 10), '4Q • 12:00', { ...THIRD_DOWN, possession: game.awayTeam.abbreviation }),
  (game, id) =>
    live(scored(game, id, 16), '3Q • 8:36', {
      kind: 'football',
      happening: 'touchdown',
      happeningTeam: 'SEA',
    }),
  (game, id) => live(scored(game, id, 16), 'HALF', THIRD_DOWN),
  (game, id) => live(scored(game, id, 16), 'End of 2OT'),
]

function scored(game: Game, id: string, score: number): Game {
  return { ...game, id, homeTeam: { ...game.homeTeam, score }, awayTeam: { ...game.awayTeam, score: 7 } }
}

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

/**
 * Waits until the parts that come after the first scores have arrived with their pictures, and nothing more is on its
 * way.
 */
async function untilComplete(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration)
    const isQuiet = performance.now() - Math.max(0, ...ends) > 600
    return isQuiet && [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
  })
}
