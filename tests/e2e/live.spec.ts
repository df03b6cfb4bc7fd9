import type { Page } from 'playwright/test'
import type { Game } from '../../src/domain/game/game'
import { boardWhere } from '../support/boards'
import type { Product } from '../support/product'
import { scorePoints } from '../support/score-points'
import { cards, expect, openBoard, test } from './product-test'
import { revOf, untilPushedOnly } from './pushed-only'

test.use({ serviceWorkers: 'allow' })

declare global {
  interface Window {
    stored: Record<string, number>
    drawn: Record<string, number>
  }
}

test('a score reaches two open tabs by push alone', async ({ context, product }) => {
  const first = await context.newPage()
  const second = await context.newPage()
  await openBoard(first, product)
  await openBoard(second, product)
  // Once both follow the pushes without requests, fetching a board is made impossible: what arrives then was pushed.
  for (const page of [first, second]) await untilPushedOnly(page)
  await context.route('**/api/boards/**', (route) => route.abort())
  const game = await liveGame(product)
  const before = await scoreOf(first, game.id)
  await scorePoints(product, { slug: 'nfl', game, side: 'homeTeam', points: 6 })
  for (const page of [first, second]) {
    await expect.poll(() => scoreOf(page, game.id)).toBeGreaterThanOrEqual(before + 6)
  }
})

test('a score that changes behind a dialog lights up when the dialog closes', async ({ page, product }) => {
  const game = await liveGame(product)
  const { id } = game
  await page.goto(`${product.url}/nfl/game/${id}`)
  await expect(page.getByRole('dialog')).toBeVisible()
  const before = await scoreOf(page, id)
  await scorePoints(product, { slug: 'nfl', game, side: 'homeTeam', points: 6 })
  await expect.poll(() => scoreOf(page, id)).toBeGreaterThanOrEqual(before + 6)
  await expect.poll(() => lightsOf(page, id)).toContain('paused')
  expect(await lightsOf(page, id)).not.toContain('running')
  await page.keyboard.press('Escape')
  await expect.poll(() => lightsOf(page, id)).not.toContain('paused')
})

/** The states of the light animations on this game's changed values; animations that have ended are missing. */
function lightsOf(page: Page, id: string) {
  return page
    .locator(`article[data-game="${id}"]`)
    .evaluate((card) => card.getAnimations({ subtree: true }).map(({ playState }) => playState))
}

test('every board is in the browser’s database before it is on the screen', async ({ page, product }) => {
  await page.addInitScript(watchStorageAndScreen)
  await openBoard(page, product)
  await expect
    .poll(() => page.evaluate(() => Object.keys(window.drawn).length), { timeout: 30_000 })
    .toBeGreaterThan(4)
  const { stored, drawn } = await page.evaluate(() => ({ stored: window.stored, drawn: window.drawn }))
  for (const [rev, at] of Object.entries(drawn)) {
    expect(stored[rev], `${rev} was drawn without being stored`).toBeDefined()
    expect(stored[rev]).toBeLessThanOrEqual(at)
  }
})

test('a tab that closes hands the connection to the next one', async ({ context, product }) => {
  const first = await context.newPage()
  await openBoard(first, product)
  const second = await context.newPage()
  await openBoard(second, product)
  const game = await liveGame(product)
  const before = await scoreOf(second, game.id)
  await first.close()
  await scorePoints(product, { slug: 'nfl', game, side: 'homeTeam', points: 6 })
  await expect.poll(() => scoreOf(second, game.id)).toBeGreaterThanOrEqual(before + 6)
})

test('after a restart of the server the scores go on by themselves', async ({
  page,
  ownProduct: product,
}) => {
  await openBoard(page, product)
  const rev = await revOf(page)
  await product.kill()
  await product.start()
  await expect.poll(() => revOf(page), { timeout: 30_000 }).not.toBe(rev)
  await expect(cards(page)).toHaveCount(16)
})

test('pictures that do not load do not delay the scores', async ({ page, ownProduct: product }) => {
  await product.control.fail({ route: 'image', kind: 'timeout' })
  await openBoard(page, product)
  await untilPushedOnly(page)
})

async function liveGame({ url }: Product): Promise<Game> {
  const isLive = ({ phase }: Game) => phase === 'live'
  const { games } = await boardWhere(url, 'nfl', 'with a live game', (board) => board.games.some(isLive))
  return games.find(isLive)!
}

async function scoreOf(page: Page, game: string): Promise<number> {
  return Number(
    await page.locator(`article[data-game="${game}"] [data-team=home]`).getAttribute('data-score'),
  )
}

/** Runs in the page: notes when each revision was put into IndexedDB, and when it appeared in the document. */
function watchStorageAndScreen(): void {
  window.stored = {}
  window.drawn = {}
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = function (value: { board?: { rev: string } }, ...rest) {
    const request = put.call(this, value, ...rest)
    const rev = value?.board?.rev
    if (rev) request.addEventListener('success', () => (window.stored[rev] ??= performance.now()))
    return request
  }
  new MutationObserver(() => {
    const rev = document.querySelector('[data-board=nfl]')?.getAttribute('data-rev')
    if (rev) window.drawn[rev] ??= performance.now()
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-rev'] })
}
