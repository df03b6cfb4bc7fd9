import type { Page } from 'playwright'
import { boardOfFeed } from '../support/boards'
import { startProduct, type Product } from '../support/product'

/** The league that plays that night. */
export const BUSY = 'nba'

/**
 * A night of a hundred games, twenty times as fast as life: every second the clocks of twenty games change, and many
 * scores. If time ran faster, scores would count as old before the next ones come.
 */
export async function startBusyNight(): Promise<{ readonly product: Product; readonly live: string }> {
  const product = await startProduct({ at: '2026-11-22T01:30:00Z', rate: 20, slate: 'night' })
  const { games } = await boardOfFeed(product.url, BUSY)
  return { product, live: games.find(({ phase }) => phase === 'live')?.id ?? '' }
}

/**
 * Waits for the two hundred pictures that a page still loads when it has just been opened: a wall screen shows them for
 * weeks.
 */
export async function picturesAreThere(page: Page): Promise<void> {
  const countPictures = () =>
    page.evaluate(() => [...document.images].filter(({ complete }) => complete).length)
  for (let before = -1, now = 0; now !== before;) {
    before = now
    await page.waitForTimeout(1500)
    now = await countPictures()
  }
}
