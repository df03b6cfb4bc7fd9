import type { Page } from 'playwright/test'

/** The page goes through the list: it has started, the header has left, and the long move has begun. */
export async function untilReading(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset['autoScroll'] === 'running' &&
      document.getAnimations().some(({ effect }) => {
        const { duration, iterations } = effect!.getComputedTiming()
        return iterations === 1 && Number(duration) > 5000
      }),
  )
}

/** Moves the long animation forward instead of waiting for minutes. */
export async function skipTo(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => {
    for (const animation of document.getAnimations()) {
      const { duration, iterations } = animation.effect!.getComputedTiming()
      if (iterations === 1 && Number(duration) > 5000) animation.currentTime = Number(duration) * part
    }
  }, share)
}

export const listTop = (page: Page) =>
  page.evaluate(() => document.querySelector('main')!.getBoundingClientRect().top)

export interface Frame {
  readonly at: number
  readonly top: number
}

/** Where the list is in each frame for a while. */
export function watchList(page: Page, ms: number): Promise<readonly Frame[]> {
  return page.evaluate(async (during) => {
    const frames: { at: number; top: number }[] = []
    const main = document.querySelector('main')!
    const until = performance.now() + during
    while (performance.now() < until) {
      await new Promise((done) => requestAnimationFrame(done))
      const at = Number(document.timeline.currentTime)
      frames.push({ at, top: main.getBoundingClientRect().top })
    }
    return frames
  }, ms)
}
