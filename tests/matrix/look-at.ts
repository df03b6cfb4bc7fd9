import type { Page } from 'playwright'

/** What is wrong with what somebody sees: an empty screen, or an old score that looks new. */
export function lookAt(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const seen = document.querySelector('main') ?? document.body
    const complaints: string[] = []
    if (seen.innerText.trim().length < 20) complaints.push('blank')
    const isSeen = (element: Element) => element.getClientRects().length > 0
    for (const label of document.querySelectorAll<HTMLElement>('p[data-freshness]')) {
      const isOld = /\b(min|h|d) ago/.test(label.innerText)
      // What is at rest is asked for less often, and may be older.
      const holder = label.closest('[data-preview], [data-board]') ?? document
      const badges = [...holder.querySelectorAll('[data-look]')].filter(
        ({ textContent }) => textContent === 'Live',
      )
      const saysLive = badges.some(isSeen)
      if (
        saysLive &&
        (isOld || label.dataset['freshness'] !== 'fresh') &&
        label.dataset['freshness'] !== 'late'
      )
        complaints.push(`LIVE beside ${label.innerText}`)
    }
    if (
      document.querySelector('[data-board], [data-preview]') &&
      !document.querySelector('p[data-freshness]')
    )
      complaints.push('scores without an age')
    return complaints
  })
}

/** A server that was killed needs this long to be there again, and a feed that was down to be asked again. */
const RECOVERY_MS = 30_000

/** Waits until each board on the page is the server's. */
export async function untilEqual(page: Page, url: string): Promise<boolean> {
  for (const end = Date.now() + RECOVERY_MS; Date.now() < end; await page.waitForTimeout(50))
    if (await isEqual(page, url).catch(() => false)) return true
  return false
}

async function isEqual(page: Page, url: string): Promise<boolean> {
  const shown = await page.locator('[data-board]').evaluateAll((all) =>
    all.map((one) => {
      const { board, rev } = (one as HTMLElement).dataset
      return { board, rev }
    }),
  )
  const labels = page.locator('p[data-freshness]')
  const kinds = await labels.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['freshness']))
  if (kinds.length === 0 || kinds.some((kind) => kind !== 'fresh')) return false
  for (const { board, rev } of shown) {
    const answer = await fetch(`${url}/api/boards/${board}`)
    const { rev: served } = (await answer.json()) as { rev: string }
    if (served !== rev) return false
  }
  return true
}
