import type { Page } from 'playwright'

interface FirstScore {
  /** Since the start of the navigation. */
  readonly ms: number
  /** On the wall clock. */
  readonly wall: number
}

const TOLD = 'first score painted'

/**
 * Opens an address and waits until its first score has been painted. The page tells by itself: asking it again and
 * again would be a tenth of what is measured.
 */
export async function openUntilFirstScore(page: Page, url: string): Promise<FirstScore> {
  const told = page.waitForEvent('console', { predicate: (message) => message.text().startsWith(TOLD) })
  await page.goto(url, { waitUntil: 'commit' })
  const [ms = Number.NaN, wall = Number.NaN] = (await told)
    .text()
    .slice(TOLD.length)
    .trim()
    .split(' ')
    .map(Number)
  return { ms, wall }
}

export async function noteFirstScore(page: Page): Promise<void> {
  await page.addInitScript((word) => {
    const tell = () => console.debug(word, performance.now(), Date.now())
    // Whatever comes after a frame's callbacks comes when that frame has been painted. Its successor may be long in coming.
    const painted = new MessageChannel()
    painted.port1.addEventListener('message', tell)
    painted.port1.start()
    const afterPaint = () => requestAnimationFrame(() => painted.port2.postMessage(undefined))
    new MutationObserver((_, observer) => {
      if (!document.querySelector('article[data-game] [data-score]')) return
      observer.disconnect()
      afterPaint()
    }).observe(document, { childList: true, subtree: true })
  }, TOLD)
}
