import type { Page } from 'playwright'

/** Counts the real changes on the cards, to state the load of the measurement. */
export async function countUpdates(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    const count = (records: MutationRecord[]) => {
      dataset['updates'] = String(Number(dataset['updates'] ?? 0) + records.length)
    }
    const attributeFilter = ['data-score', 'data-period']
    new MutationObserver(count).observe(document.body, { attributes: true, subtree: true, attributeFilter })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset['updates'] ?? 0))
}
