import type { Page } from 'playwright'

interface FirstScore {
  /** Milliseconds since the start of the navigation. */
  readonly ms: number
  /** Milliseconds on the wall clock. */
  readonly wall: number
}

const TOLD = 'first score painted'

/**
 * Opens an address and waits until its first score has been painted. The page reports that by itself: asking it again
 * and again would take a tenth of the measured time.
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

/**
 * Reports when the browser says that the first score appeared on the screen (Element Timing, in steps of 4 ms). The end
 * of the page's own work says less: its frame may still hide the score, and drawing comes after it.
 */
export async function noteFirstScore(page: Page): Promise<void> {
  await page.addInitScript((word) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect()
      scores.disconnect()
      const { renderTime } = list.getEntries()[0] as PerformanceEntry & { readonly renderTime: number }
      console.debug(word, renderTime, performance.timeOrigin + renderTime)
    }).observe({ type: 'element', buffered: true })

    let first: Element | null = null
    const scores = new MutationObserver(() => {
      const found = document.querySelector('article[data-game] [data-score]')
      if (!found || found === first) return
      first = found
      // Browsers report the block that contains a text, which may be inside this element or around it.
      for (const block of [found.closest('article')!, found, ...found.querySelectorAll('*')])
        if (block.textContent.includes(found.getAttribute('data-score')!))
          block.setAttribute('elementtiming', 'score')
    })
    scores.observe(document, { childList: true, subtree: true })
  }, TOLD)
}
