import type { Page } from 'playwright/test'
import { hasStats } from '../../src/features/scoreboard/ticker/may-have-stats'
import { boardOfFeed } from '../support/boards'
import { board, cards, expect, test } from './product-test'

declare global {
  interface Window {
    /** What changed last in each card. */
    touched: Record<string, string>
    shift: number
  }
}

// Time stands still on that day, so only the test itself changes something.
test.use({ day: 'night' })

test('of a hundred games only the one that changed is drawn again, and nothing moves', async ({
  page,
  product,
}) => {
  const { games } = await boardOfFeed(product.url, 'nba')
  const live = games.find(({ phase }) => phase === 'live')!
  await page.addInitScript(watchPage)
  await page.goto(`${product.url}/nba`)
  await expect(board(page, 'nba')).toBeVisible()
  await expect(cards(page)).toHaveCount(100)
  await expect(page.locator('[data-locked=ticker]')).toHaveCount(games.filter(hasStats).length)
  await untilStill(page)
  await product.control.score(live.id, 'home', 2)
  const home = page.locator(`article[data-game="${live.id}"] [data-team=home]`)
  await expect(home).toHaveAttribute('data-score', String(live.homeTeam.score + 2), { timeout: 20_000 })
  expect(await touched(page)).toEqual({ [live.id]: expect.any(String) })
  expect(await page.evaluate(() => window.shift)).toBe(0)
})

function watchPage(): void {
  window.touched = {}
  window.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  new MutationObserver((records) => {
    for (const { target, type, attributeName } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const id = element?.closest<HTMLElement>('article[data-game]')?.dataset['game']
      if (id) window.touched[id] = `${type} ${attributeName} of ${element?.outerHTML.slice(0, 80)}`
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

const touched = (page: Page) => page.evaluate(() => window.touched)

/**
 * After the scores the page learns that time stands still, and pictures arrive. This waits for both and
 * forgets their changes.
 */
async function untilStill(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ts-clock'))).toContain('"rate":0')
  await expect(cards(page).getByText('6:00', { exact: true })).toBeVisible()
  await expect(cards(page).locator('img[data-state=shown]')).toHaveCount(200, { timeout: 30_000 })
  await page.evaluate(() => (window.touched = {}))
}
