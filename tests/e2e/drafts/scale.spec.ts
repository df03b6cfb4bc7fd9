import { startProduct } from '../../support/product'
import { anyBoard } from '../../support/boards'
import { board, cards, expect, test } from '../product-test'

declare global {
  interface Window {
    touched: Record<string, number>
    shift: number
  }
}

/** A Saturday on which time stands still, so that only what the test does can change. */
const STILL_SATURDAY = { at: '2026-11-21T20:30:00Z', rate: 0, slate: 'full' } as const

test('of a hundred games only the one that changed is drawn again, and nothing moves', async ({ page }) => {
  const product = await startProduct(STILL_SATURDAY)
  const { games } = await anyBoard(product.url, 'ncaaf')
  const live = games.find(({ phase }) => phase === 'live')!
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${product.url}/ncaaf`)
  await expect(board(page, 'ncaaf')).toBeVisible()
  await expect(cards(page)).toHaveCount(games.length)
  await page.evaluate(() => {
    window.touched = {}
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const id = element?.closest<HTMLElement>('article[data-game]')?.dataset['game']
        if (id) window.touched[id] = (window.touched[id] ?? 0) + 1
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  })
  await product.control.score(live.id, 'home', 6)
  const card = page.locator(`article[data-game="${live.id}"] [data-team=home]`)
  await expect(card).toHaveAttribute('data-score', String(live.homeTeam.score + 6), { timeout: 20_000 })
  const touched = await page.evaluate(() => Object.keys(window.touched))
  expect(touched.filter((id) => id !== live.id)).toEqual([])
  expect(await page.evaluate(() => window.shift)).toBe(0)
  await product.close()
})
