import type { Page } from 'playwright'

interface FirstScore {
  /** Since the start of the navigation. */
  readonly ms: number
  /** On the wall clock. */
  readonly wall: number
}

declare global {
  interface Window {
    firstScore?: FirstScore
  }
}

/** Runs in the page before anything else: notes when the first score has been painted. */
export function noteFirstScore(): void {
  const look = () => {
    if (!document.querySelector('article[data-game] [data-score]')) return requestAnimationFrame(look)
    return requestAnimationFrame(() => (window.firstScore = { ms: performance.now(), wall: Date.now() }))
  }
  requestAnimationFrame(look)
}

export async function firstScore(page: Page): Promise<FirstScore> {
  await page.waitForFunction(() => window.firstScore, undefined, { timeout: 30_000 })
  return (await page.evaluate(() => window.firstScore))!
}
