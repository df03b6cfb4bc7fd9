import type { Page } from 'playwright'

/**
 * Makes what a screen does by itself as fast as the product's clock: the list scrolls, rests and is replaced by the
 * next one. The network keeps its own time. It begins with `startFast`, after everything that belongs to a start.
 */
export async function makeFast(page: Page, rate: number): Promise<void> {
  await page.addInitScript((times) => {
    const animate = Reflect.get(Element.prototype, 'animate')
    const after = setTimeout.bind(window)
    const every = setInterval.bind(window)
    const isFast = () => document.documentElement.hasAttribute('data-fast')
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args)
      if (isFast()) animation.playbackRate = times
      return animation
    }
    // The delays of a pixel of the drift and of the end of a list (3 s), of a list that stands still (15 s),
    // and of a person who has left (60 s).
    const ofScreens = [3000, 15_000, 60_000]
    const shorter = (ms?: number) => (isFast() && ofScreens.includes(ms ?? 0) ? ms! / times : ms)
    const HOUR_MS = 3_600_000
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms?: number, ...rest: unknown[]) => after(run, shorter(ms), ...rest),
      setInterval: (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
        every(run, ms === HOUR_MS ? HOUR_MS / times : ms, ...rest),
    })
  }, rate)
}

export async function startFast(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-fast', ''))
}
